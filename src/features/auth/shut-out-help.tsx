import { useState } from 'react';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import {
  describeFamilyDecision,
  familyDecisionIn,
  objectionAddress,
} from '../../session/player/family-decision.ts';
import { appealAddress, describeForfeiture, forfeitureIn } from '../../session/player/forfeiture.ts';
import { openWithdrawalOnlySession, readWithdrawalTicket } from '../../session/player/withdrawal-only.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** Errors that no other password changes: support is the next step. */
const SHUT_OUT: readonly string[] = ['selfExcluded', 'accountClosed', 'restrictedPerson'];

/** What a blocked player can still do: get help, and withdraw their own money. */
export function ShutOutHelp({ failure }: { failure: CallFailure }) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  if (!SHUT_OUT.includes(failure.key)) return null;
  const ticket = readWithdrawalTicket(failure.details);
  const forfeited = forfeitureIn(failure.details);
  const family = familyDecisionIn(failure.details);
  const leave = async (given: string) => {
    setBusy(true);
    setRefusal(null);
    try {
      await openWithdrawalOnlySession(given);
      navigate(paths.withdrawalOnly);
    } catch (error) {
      setRefusal(error);
      setBusy(false);
    }
  };
  return (
    <>
      {forfeited && (
        <>
          <p>
            <b>{t('error.forfeit.title')}</b>
          </p>
          {describeForfeiture(forfeited).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ButtonLink kind="second" icon="support" href={appealAddress(forfeited)}>
            {t('error.forfeit.toAppeal')}
          </ButtonLink>
        </>
      )}
      {family && (
        <>
          <p>
            <b>{t('error.family.title')}</b>
          </p>
          {describeFamilyDecision(family).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ButtonLink kind="second" icon="support" href={objectionAddress(family)}>
            {t('error.family.toObject')}
          </ButtonLink>
        </>
      )}
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
