import { getForfeitures } from '../../../contract/wallet/forfeiture-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { appealAddress, describeForfeiture } from '../../session/player/forfeiture.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What was forfeited and stands, in the session that leads out; nothing where nothing was. */
export function WithdrawalOnlyForfeitures() {
  // Without an answer the rejected sign-in has shown it already.
  const { data } = useCall(getForfeitures, {}, { isSilent: true });
  const told = data?.forfeitures.filter(({ reversedAt }) => reversedAt === null) ?? [];
  return told.map((forfeiture) => (
    <Notice key={forfeiture.number} tone="warning" title={t('error.forfeit.title')}>
      {describeForfeiture(forfeiture).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ButtonLink kind="second" isWide href={appealAddress(forfeiture)}>
        {t('error.forfeit.toAppeal')}
      </ButtonLink>
    </Notice>
  ));
}
