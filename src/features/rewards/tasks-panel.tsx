import {
  type PlayerTask,
  type TaskData,
  type TaskKind,
  taskKindSchema,
} from '../../../contract/rewards/task-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { EmptyState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { BonusLinks } from './bonus-links.tsx';
import { LoadState } from './load-state.tsx';
import { RewardClaim } from './reward-claim.tsx';
import { useTasks } from './reward-queries.ts';
import styles from './rewards.module.css';
import { TaskCard } from './task-card.tsx';
import { claimMissedTasks, claimTasks } from './task-flows.ts';

/** `/bonus/tasks`: what each task asks for, how far it is, and what waits to be claimed. */
export function TasksPanel() {
  const state = asyncState(useTasks());
  if (state.kind !== 'success')
    return <LoadState state={state} links={<BonusLinks current="bonusTasks" />} height="152px" />;
  const { data } = state;
  const done = data.tasks.filter(({ kind, state }) => kind !== 'vip' && state === 'done');
  const all = t('rewards.claim.all.label', { count: done.length });
  return (
    <div className={styles.stack}>
      <BonusLinks current="bonusTasks" />
      <p className={wordParts.note}>{t('rewards.task.rule')}</p>
      {data.tasks.length === 0 && (
        <EmptyState icon="gift" title={t('rewards.task.none')} text={t('rewards.task.noneText')} />
      )}
      {!data.canClaim && <p className={wordParts.note}>{t('rewards.notNow')}</p>}
      {data.canClaim && done.length > 1 && (
        <RewardClaim text={t('rewards.claim.all')} label={all} kind="action" claim={() => claimTasks(done)} />
      )}
      <Missed data={data} />
      <div className={styles.groups}>
        {taskKindSchema.options.map((kind) => (
          <Group
            key={kind}
            kind={kind}
            tasks={data.tasks.filter((task) => task.kind === kind)}
            canClaim={data.canClaim}
          />
        ))}
      </div>
    </div>
  );
}

/** What can be claimed first, what is over last; else in the platform's order. */
const TASK_STATE_ORDER = ['done', 'running', 'claimed'] as const satisfies readonly PlayerTask['state'][];
const byState = (a: PlayerTask, b: PlayerTask) =>
  TASK_STATE_ORDER.indexOf(a.state) - TASK_STATE_ORDER.indexOf(b.state);

function Group({
  kind,
  tasks,
  canClaim,
}: {
  kind: TaskKind;
  tasks: readonly PlayerTask[];
  canClaim: boolean;
}) {
  const [first] = tasks;
  if (!first) return null;
  return (
    <section className={styles.group} data-single={tasks.length === 1} aria-labelledby={`tasks-${kind}`}>
      <header className={styles.groupHead}>
        <h2 id={`tasks-${kind}`}>{t(`rewards.task.group.${kind}`)}</h2>
        <span aria-hidden="true" />
        {first.endsAt !== null && (
          <p>
            {t('rewards.task.until')} <DateText at={first.endsAt} />
          </p>
        )}
      </header>
      <ul className={classNames(listParts.list, styles.cards)}>
        {tasks.toSorted(byState).map((task) => (
          <TaskCard key={task.taskId} task={task} canClaim={canClaim} />
        ))}
      </ul>
    </section>
  );
}

/** VIP tasks of last week that were done and not claimed. */
function Missed({ data: { unreceived, unreceivedUntil, canClaim } }: { data: TaskData }) {
  const { moneyFormat } = useUi();
  if (unreceived.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="tasks-missed">
      <h2 id="tasks-missed">{t('rewards.task.missed')}</h2>
      <p className={styles.terms}>
        {t('rewards.task.missedText', { rewards: rewardText(unreceived, moneyFormat) })}
      </p>
      <p className={wordParts.note}>
        {t('rewards.task.until')} <DateText at={unreceivedUntil} />
      </p>
      {canClaim && (
        <RewardClaim
          text={t('rewards.claim')}
          label={t('rewards.claim.label', { name: t('rewards.task.missedName') })}
          kind="action"
          claim={() => claimMissedTasks({})}
        />
      )}
    </section>
  );
}
