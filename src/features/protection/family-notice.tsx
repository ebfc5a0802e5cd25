import { useEffect, useState } from 'react';
import { type FamilyDecision, getFamilyDecisions } from '../../../contract/protection/family-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFamilyDecision, objectionAddress } from '../../session/family-decision.ts';
import { serverNow } from '../../session/protection-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A time-out that runs because a family has asked for it: why, and how to object. */
export function FamilyNotice() {
  const [running, setRunning] = useState<readonly FamilyDecision[]>([]);
  useEffect(() => {
    callServer(getFamilyDecisions, {}, { isSilent: true }).then(
      ({ decisions }) => setRunning(decisions.filter(({ until }) => until === null || until > serverNow())),
      // The break itself is told by the page; this comes with the next visit.
      () => undefined,
    );
  }, []);
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
