import { useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './onboarding.module.css';
import { declineBonus } from './onboarding-flows.ts';

/** Asks once more, as it can't be undone. */
export function DeclineBonus() {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, run } = useMutation();
  if (!isAsking)
    return (
      <Button kind="quiet" isWide onClick={() => setAsking(true)}>
        {t('onboarding.signUp.decline')}
      </Button>
    );
  return (
    <fieldset className={styles.ask}>
      <legend>{t('onboarding.signUp.decline.ask')}</legend>
      <Button kind="second" isBusy={isBusy} onClick={() => void run(declineBonus)}>
        {t('onboarding.signUp.decline.yes')}
      </Button>
      <Button kind="quiet" onClick={() => setAsking(false)}>
        {t('onboarding.signUp.decline.no')}
      </Button>
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </fieldset>
  );
}
