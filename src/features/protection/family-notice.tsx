import { getFamilyDecisions } from '../../../contract/protection/family-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFamilyDecision, objectionAddress } from '../../session/family-decision.ts';
import { serverNow } from '../../session/protection-store.ts';
import { useCall } from '../../session/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A time-out that runs because a family has asked for it: why, and how to object. */
export function FamilyNotice() {
  // Without an answer the break itself is told by the page; this comes with the next visit.
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
