import { cents, formatCents } from '../../../contract/money.ts';
import type { TaskUser, TaskVisit } from '../../../contract/rewards/task-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { ClaimButton } from './claim-button.tsx';
import { gameTypeText } from './game-type-text.ts';
import styles from './rewards.module.css';
import { claimTasks, claimVipTask, visitOfTask } from './task-flows.ts';

const VISITS: Readonly<Record<TaskVisit, string>> = { fair: paths.fair, limits: paths.selfLimited };

/** One task: what it grants, what it asks for, and its claim once it is done. */
export function TaskCard({ task, canClaim }: { task: TaskUser; canClaim: boolean }) {
  const { moneyFormat } = useUi();
  const { title, type, staked, games, days, rewards, state } = task;
  const say = (amount: number) => formatCents(cents(amount), moneyFormat);
  return (
    <li className={styles.task} data-state={state}>
      <div className={styles.taskHead}>
        <h3>{title}</h3>
        <span>{t('rewards.task.grants', { rewards: rewardText(rewards, moneyFormat) })}</span>
      </div>
      <Progress
        label={t('rewards.task.staked', { type: gameTypeText(type) })}
        share={staked.done / staked.goal}
        valueText={t('rewards.task.stakedOf', { done: say(staked.done), goal: say(staked.goal) })}
      />
      {games.goal > 1 && <p className={styles.note}>{t('rewards.task.games', games)}</p>}
      {days.goal > 1 && <p className={styles.note}>{t('rewards.task.days', days)}</p>}
      {task.visit && <Visit task={task} visit={task.visit} />}
      {state === 'done' && canClaim && (
        <ClaimButton
          text={t('rewards.claim')}
          label={t('rewards.claim.label', { name: title })}
          kind="action"
          claim={() => (task.kind === 'vip' ? claimVipTask(task) : claimTasks([task]))}
        />
      )}
      {state === 'claimed' && <span className={styles.done}>{t('rewards.done')}</span>}
    </li>
  );
}

/** The page that a task asks to look at; the server hears of it before the page opens. */
function Visit({ task, visit }: { task: TaskUser; visit: TaskVisit }) {
  const { isBusy, failure, run } = useMutation();
  const look = () =>
    run(async () => {
      await visitOfTask(task);
      navigate(VISITS[visit]);
    });
  const name = t(`rewards.task.visit.${visit}`);
  if (task.isVisited)
    return (
      <p className={styles.note}>
        {name}: {t('rewards.task.visited')}
      </p>
    );
  return (
    <>
      <Button kind="quiet" isBusy={isBusy} onClick={() => void look()}>
        {name}
      </Button>
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </>
  );
}
