import { useState } from 'react';
import { type Cents, formatCents } from '../../../contract/money.ts';
import { subtractCents } from '../../../contract/money-arithmetic.ts';
import {
  type Bonus,
  forfeitBonus,
  getBonusState,
  releaseBonus,
} from '../../../contract/rewards/bonus-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { retryableRequest } from '../../session/calls/retryable-request.ts';
import { applyBalance } from '../../session/player/profile-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { Money } from '../../ui/money.tsx';
import { Progress } from '../../ui/progress.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { useBonuses } from './wallet-queries.ts';
import styles from './withdraw.module.css';

const CALLS = { release: releaseBonus, giveUp: forfeitBonus } as const;
const REQUESTS = {
  release: retryableRequest<{ bonusId: string }>('releaseBonus'),
  giveUp: retryableRequest<{ bonusId: string }>('forfeitBonus'),
};

/** Ends a bonus as the player chooses; its money is in the balance, or back with the platform. */
async function endBonus(how: keyof typeof CALLS, bonusId: string): Promise<void> {
  const { coin } = await REQUESTS[how].send({ bonusId }, (requestId) =>
    callServer(CALLS[how], { requestId, bonusId }),
  );
  applyBalance(coin);
  await renewAnswers(getBonusState);
}

/** Active bonuses: what they are, their progress, and the two ways to end them. Nothing where there is none. */
export function BonusCards() {
  const { data: bonuses } = useBonuses();
  if (!bonuses || bonuses.running.length === 0) return null;
  return (
    <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="running-bonuses">
      <h2 id="running-bonuses">{t('bonus.running.title')}</h2>
      <p className={classNames(wordParts.text, styles.lead)}>{t('bonus.running.text')}</p>
      <ul className={classNames(listParts.list, styles.list)}>
        {bonuses.running.map((bonus) => (
          <Card key={bonus.bonusId} bonus={bonus} />
        ))}
      </ul>
    </section>
  );
}

function Card({ bonus }: { bonus: Bonus }) {
  const { moneyFormat } = useUi();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const say = (value: Cents) => formatCents(value, moneyFormat);
  const { bonusId, source, amount, need, done, expiresAt } = bonus;
  const isEarned = done >= need;
  const end = async (how: 'release' | 'giveUp') => {
    setBusy(true);
    setFailure(null);
    try {
      await endBonus(how, bonusId);
      toast(t(how === 'release' ? 'bonus.released' : 'bonus.givenUp', { amount: say(amount) }), 'good');
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <li className={classNames(surfaceParts.frame, styles.bonus)}>
      <div className={styles.bonusHead}>
        <h3>{t(`bonus.source.${source}`)}</h3>
        <Money amount={amount} />
      </div>
      <Progress
        label={t('bonus.progress')}
        share={need === 0 ? 1 : done / need}
        valueText={t('bonus.progressLeft', { left: say(subtractCents(need, done)), need: say(need) })}
      />
      <p className={classNames(wordParts.text, styles.lead)}>
        {t('bonus.until')} <DateText at={expiresAt} />
      </p>
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
      {isEarned && (
        <Button isBusy={isBusy} onClick={() => void end('release')}>
          {t('bonus.release', { amount: say(amount) })}
        </Button>
      )}
      {/* The same button asks and takes it back, so that a double tap gives nothing up. */}
      <Button
        kind={isAsking ? 'quiet' : 'plain'}
        isBusy={isAsking && isBusy}
        onClick={() => setAsking(!isAsking)}
      >
        {t(isAsking ? 'bonus.keep' : 'bonus.giveUp')}
      </Button>
      {isAsking && (
        <Button kind="danger" isBusy={isBusy} onClick={() => void end('giveUp')}>
          {t('bonus.giveUpSure', { amount: say(amount) })}
        </Button>
      )}
    </li>
  );
}
