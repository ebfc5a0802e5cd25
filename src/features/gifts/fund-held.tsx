import { useState } from 'react';
import type { Fund } from '../../../contract/gifts/fund-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { unitText } from '../../session/config/unit-worth.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardNote } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import formParts from '../../ui/forms.module.css';
import { Progress } from '../../ui/progress.tsx';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { ClaimGift } from './claim-gift.tsx';
import { shareOf } from './fund-rules.ts';
import { claimFund, takeBack } from './gift-flows.ts';
import styles from './gifts.module.css';

interface FundHeldProps {
  fund: Fund;
  isRunning: boolean;
  canClaim: boolean;
  now: number;
}

/** What is set aside, when it is due, and the ways to have it back. */
export function FundHeld({ fund, isRunning, canClaim, now }: FundHeldProps) {
  const { fundId, points, extra, dueAt } = fund;
  const isDue = now >= dueAt;
  return (
    <Card icon="vault" title={t('gifts.fund.aside')} isBright>
      <p className={styles.balance}>
        <b>{unitText(points, 'points')}</b> {t('gifts.fund.plus', { extra })}
      </p>
      <Progress
        label={t('gifts.fund.time')}
        share={shareOf(fund, now)}
        valueText={t(isDue ? 'gifts.fund.isDue' : 'gifts.fund.isWaiting')}
      />
      <CardNote>
        {t('gifts.fund.due')} <DateText at={dueAt} />
      </CardNote>
      {isDue && isRunning && canClaim && (
        <ClaimGift
          text={t('gifts.fund.claim', { total: unitText(points + extra, 'points') })}
          claim={() => claimFund({ fundId })}
        />
      )}
      <TakeBack fund={fund} loses={isDue && isRunning ? 'due' : 'early'} />
    </Card>
  );
}

/** Asks once more: the extra points are given up. */
function TakeBack({ fund: { fundId, points, extra }, loses }: { fund: Fund; loses: 'due' | 'early' }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, run } = useMutation();
  const take = () =>
    run(async () => {
      await takeBack(fundId);
      toast(t('gifts.fund.back', { count: points }), 'good');
    });
  if (!isAsking)
    return (
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('gifts.fund.takeBack')}
      </Button>
    );
  return (
    <fieldset className={classNames(formParts.group, styles.ask)}>
      <legend>{t(`gifts.fund.ask.${loses}`, { points, extra })}</legend>
      <Button kind="second" isBusy={isBusy} onClick={() => void take()}>
        {t('gifts.fund.ask.yes')}
      </Button>
      <Button kind="quiet" onClick={() => setAsking(false)}>
        {t('gifts.fund.ask.no')}
      </Button>
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </fieldset>
  );
}
