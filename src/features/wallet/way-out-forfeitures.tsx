import { useEffect, useState } from 'react';
import { type Forfeiture, getForfeitures } from '../../../contract/wallet/forfeiture-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { appealAddress, describeForfeiture } from '../../session/forfeiture.ts';
import { asWayOut } from '../../session/way-out.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What was forfeited and stands, in the session that leads out; nothing where nothing was. */
export function WayOutForfeitures() {
  const [told, setTold] = useState<readonly Forfeiture[]>([]);
  useEffect(() => {
    // Without an answer the refused sign-in has told it already.
    callServer(getForfeitures, {}, { ...asWayOut(), isSilent: true }).then(
      ({ forfeitures }) => setTold(forfeitures.filter(({ reversedAt }) => reversedAt === null)),
      () => undefined,
    );
  }, []);
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
