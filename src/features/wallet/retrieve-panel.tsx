import { exitGame } from '../../../contract/games/game-calls.ts';
import { getOpenBalances, type OpenBalances } from '../../../contract/games/open-balance-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { applyBalance } from '../../session/profile-store.ts';
import { renewAnswers } from '../../session/query-client.ts';
import { useCall } from '../../session/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './withdraw.module.css';

/** `/member/retrieve-balance`: games left open and rounds not seen to their end, brought back with one tap. */
export function RetrievePanel() {
  const { data: found, error } = useCall(
    getOpenBalances,
    {},
    { isSilent: true, onAnswer: ({ coin }) => applyBalance(coin) },
  );
  const { isBusy, failure: refusal, run } = useMutation();
  const bringBack = () =>
    run(async () => {
      const { coin } = await callServer(exitGame, {});
      applyBalance(coin);
      toast(t('bonus.left.done'), 'good');
      await renewAnswers(getOpenBalances);
    });
  const failure = refusal ?? error;
  if (failure !== null) {
    const again = () => run(() => renewAnswers(getOpenBalances));
    return <ErrorState title={describeFailure(failure)} onRetry={() => void again()} />;
  }
  if (!found) return <SkeletonRows count={3} height="72px" />;
  return (
    <div className={styles.stack}>
      <dl className={styles.breakdown}>
        <div>
          <dt>{t('cashier.safebox.coin')}</dt>
          <dd>
            <Money amount={found.coin} />
          </dd>
        </div>
      </dl>
      <p className={styles.lead}>{t('bonus.left.text')}</p>
      {found.sessions.length === 0 && found.rounds.length === 0 && (
        <EmptyState icon="check-circle" title={t('bonus.left.none')} text={t('bonus.left.noneText')} />
      )}
      {found.sessions.length > 0 && (
        <>
          <Sessions sessions={found.sessions} />
          <Button isWide isBusy={isBusy} onClick={() => void bringBack()}>
            {t('bonus.left.close')}
          </Button>
        </>
      )}
      {found.rounds.length > 0 && <Rounds rounds={found.rounds} />}
    </div>
  );
}

function Sessions({ sessions }: Pick<OpenBalances, 'sessions'>) {
  return (
    <section className={styles.group} aria-labelledby="left-sessions">
      <h2 id="left-sessions">{t('bonus.left.sessions')}</h2>
      <ul className={styles.list}>
        {sessions.map(({ gameSessionId, gameName, isPlayMoney, openedAt, staked, won }) => (
          <li key={gameSessionId} className={styles.closed} data-open>
            <span className={styles.rowMain}>
              {gameName}{' '}
              <small>
                {t('bonus.left.since')} <DateText at={openedAt} />
                {isPlayMoney && ` · ${t('bonus.left.play')}`}
              </small>
              {!isPlayMoney && (
                <small>
                  {t('cashier.record.staked')} <Money amount={staked} /> · {t('cashier.record.won')}{' '}
                  <Money amount={won} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each opens its game, which shows the end that was missed. */
function Rounds({ rounds }: Pick<OpenBalances, 'rounds'>) {
  return (
    <section className={styles.group} aria-labelledby="left-rounds">
      <h2 id="left-rounds">{t('bonus.left.rounds')}</h2>
      <ul className={styles.list}>
        {rounds.map(({ roundId, gameId, gameName, stake, win, settledAt }) => (
          <li key={roundId}>
            <a className={styles.row} href={linkTo(paths.gameStart, { gameId, tryIt: 0 })}>
              <span className={styles.rowMain}>
                {gameName}{' '}
                <small>
                  <DateText at={settledAt} /> · {t('cashier.record.staked')} <Money amount={stake} />
                </small>
              </span>
              <span className={styles.rowSum}>
                <Money amount={win} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
