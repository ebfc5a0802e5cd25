import { useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import confirmation from '../../ui/confirmation.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
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
    <div className={classNames(surfaceParts.frame, confirmation.confirmation, styles.question)}>
      <h3>{t('onboarding.signUp.decline.ask')}</h3>
      <Button kind="second" isBusy={isBusy} onClick={() => void run(declineBonus)}>
        {t('onboarding.signUp.decline.yes')}
      </Button>
      <Button kind="quiet" onClick={() => setAsking(false)}>
        {t('onboarding.signUp.decline.no')}
      </Button>
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </div>
  );
}
