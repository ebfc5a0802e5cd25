import { useState } from 'react';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { openWayOut, wayOutTicket } from '../../session/way-out.ts';
import { Button } from '../../ui/button.tsx';

/** Refusals that no other password changes: somebody to talk to is the way on. */
const SHUT_OUT: readonly string[] = ['selfExcluded', 'accountClosed', 'restrictedPerson'];

/** What is left to somebody who may not come in: help, and the way to their own money. */
export function ShutOutHelp({ failure }: { failure: CallFailure }) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  if (!SHUT_OUT.includes(failure.key)) return null;
  const ticket = wayOutTicket(failure.details);
  const leave = async (given: string) => {
    setBusy(true);
    setRefusal(null);
    try {
      await openWayOut(given);
      navigate('/auth/way-out');
    } catch (error) {
      setRefusal(error);
      setBusy(false);
    }
  };
  return (
    <>
      {ticket && (
        <Button kind="second" icon="wallet" isBusy={isBusy} onClick={() => void leave(ticket)}>
          {t('auth.failure.wayOut')}
        </Button>
      )}
      {refusal !== null && <p role="alert">{describeFailure(refusal)}</p>}
      <Button kind="quiet" icon="support" onClick={() => openOverlay('help')}>
        {t('auth.failure.help')}
      </Button>
    </>
  );
}
