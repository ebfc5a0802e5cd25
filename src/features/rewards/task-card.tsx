import { cents, formatCents } from '../../../contract/money.ts';
import type { PlayerTask, TaskKind, TaskVisit } from '../../../contract/rewards/task-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { rewardEmblem, rewardIcon } from '../../session/claims/reward-icons.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import type { EmblemName } from '../../ui/emblem-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { gameTypeText } from './game-type-text.ts';
import { RewardClaim } from './reward-claim.tsx';
import styles from './task-card.module.css';
import { claimTasks, claimVipTask, visitOfTask } from './task-flows.ts';

const VISITS: Readonly<Record<TaskVisit, string>> = { fair: paths.fair, limits: paths.selfLimited };

const KIND_EMBLEMS: Readonly<Record<TaskKind, EmblemName>> = {
  daily: 'daily',
  weekly: 'weekly',
  once: 'once',
  vip: 'vip',
};

/** More than these cannot be counted at a glance. */
const MAX_DIAMONDS = 7;

/** One task: what it grants, what it asks for, and its claim once it is done. */
export function TaskCard({ task, canClaim }: { task: PlayerTask; canClaim: boolean }) {
  const { moneyFormat } = useUi();
  const { title, type, staked, rewards, state } = task;
  const [first] = rewards;
  const say = (amount: number) => formatCents(cents(amount), moneyFormat);
  const isClaimed = state === 'claimed';
  return (
    <li className={classNames(surfaceParts.frame, styles.task)} data-state={state}>
      <div className={styles.head}>
        <Emblem name={KIND_EMBLEMS[task.kind]} icon="check-circle" isQuiet={isClaimed} />
        <div className={styles.words}>
          <h3>{title}</h3>
          <span className={styles.grants}>
            {first && (
              <Emblem
                name={rewardEmblem(first.propId)}
                icon={rewardIcon(first.propId)}
                size={26}
                isQuiet={isClaimed}
              />
            )}
            <span>{t('rewards.task.grants', { rewards: rewardText(rewards, moneyFormat) })}</span>
          </span>
        </div>
        <div className={styles.end}>
          {state === 'done' && canClaim && (
            <RewardClaim
              text={t('rewards.claim')}
              label={t('rewards.claim.label', { name: title })}
              kind="second"
              claim={() => (task.kind === 'vip' ? claimVipTask(task) : claimTasks([task]))}
            />
          )}
          {isClaimed && (
            <span className={styles.claimed}>
              <Icon name="check" size={18} />
              <span>{t('rewards.done')}</span>
            </span>
          )}
        </div>
      </div>
      {!isClaimed && (
        <>
          <Progress
            label={t('rewards.task.staked', { type: gameTypeText(type) })}
            share={staked.done / staked.goal}
            valueText={t('rewards.task.stakedOf', { done: say(staked.done), goal: say(staked.goal) })}
          />
          <Conditions task={task} />
        </>
      )}
    </li>
  );
}

/** What a task asks for beside its stakes. */
function Conditions({ task }: { task: PlayerTask }) {
  const { games, days, visit } = task;
  if (games.goal <= 1 && days.goal <= 1 && !visit) return null;
  return (
    <div className={styles.conditions}>
      {games.goal > 1 && <Count text={t('rewards.task.games', games)} {...games} />}
      {days.goal > 1 && <Count text={t('rewards.task.days', days)} {...days} />}
      {visit && <Visit task={task} visit={visit} />}
    </div>
  );
}

/** A count in words, and as diamonds that are filled one by one. */
function Count({ text, done, goal }: { text: string; done: number; goal: number }) {
  return (
    <p className={styles.count}>
      <span>{text}</span>
      {goal <= MAX_DIAMONDS && (
        <span className={styles.diamonds} aria-hidden="true">
          {Array.from({ length: goal }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
            <i key={place} data-done={place < done} />
          ))}
        </span>
      )}
    </p>
  );
}

/** The page that a task asks to look at; the server hears of it before the page opens. */
function Visit({ task, visit }: { task: PlayerTask; visit: TaskVisit }) {
  const { isBusy, failure, run } = useMutation();
  const look = () =>
    run(async () => {
      await visitOfTask(task);
      navigate(VISITS[visit]);
    });
  const name = t(`rewards.task.visit.${visit}`);
  if (task.isVisited)
    return (
      <p>
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
