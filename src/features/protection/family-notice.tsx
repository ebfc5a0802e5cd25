import { getFamilyDecisions } from '../../../contract/protection/family-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { describeFamilyDecision, objectionAddress } from '../../session/player/family-decision.ts';
import { serverNow } from '../../session/player/protection-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A break that the family has requested: why, and how to object. */
export function FamilyNotice() {
  // Without an answer the page itself shows the break; this is loaded on the next visit.
  const { data } = useCall(getFamilyDecisions, {}, { isSilent: true });
  const running = data?.decisions.filter(({ until }) => until === null || until > serverNow()) ?? [];
  return running.map((decision) => (
    <Notice key={decision.number} tone="warning" title={t('error.family.title')}>
      {describeFamilyDecision(decision).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ButtonLink kind="second" href={objectionAddress(decision)}>
        {t('error.family.toObject')}
      </ButtonLink>
    </Notice>
  ));
}
