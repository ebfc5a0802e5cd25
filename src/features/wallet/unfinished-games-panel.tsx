import type { ReactNode } from 'react';
import { exitGame } from '../../../contract/games/game-calls.ts';
import { getOpenBalances, type OpenBalances } from '../../../contract/games/open-balance-calls.ts';
import type { Cents } from '../../../contract/money.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { applyBalance } from '../../session/player/profile-store.ts';
import { asyncState, failedState } from '../../ui/async-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import factParts from '../../ui/facts.module.css';
import listParts from '../../ui/lists.module.css';
import { Money } from '../../ui/money.tsx';
import rowParts from '../../ui/rows.module.css';
import { EmptyState, StateView } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import wordParts from '../../ui/words.module.css';
import styles from './withdraw.module.css';

/** `/member/retrieve-balance`: games left open and rounds not seen to their end, brought back with one tap. */
export function UnfinishedGamesPanel() {
  const answer = useCall(getOpenBalances, {}, { isSilent: true, onAnswer: ({ coin }) => applyBalance(coin) });
  const { isBusy, failure: refusal, run } = useMutation();
  const bringBack = () =>
    run(async () => {
      const { coin } = await callServer(exitGame, {});
      applyBalance(coin);
      const isAnyOpen = (answer.data?.openRounds.length ?? 0) > 0;
      toast(t(isAnyOpen ? 'bonus.left.doneOpen' : 'bonus.left.done'), 'good');
      await renewAnswers(getOpenBalances);
    });
  const readAgain = () => run(() => renewAnswers(getOpenBalances));
  // After a refusal it is not known what is still open.
  const state = refusal === null ? asyncState(answer) : failedState(refusal, () => void readAgain(), isBusy);
  if (state.kind !== 'success') return <StateView state={state} boxes={{ count: 3, height: '72px' }} />;
  const found = state.data;
  const unanswered = found.studioRounds.filter(({ isUnanswered }) => isUnanswered);
  const waiting = found.studioRounds.filter(({ isUnanswered }) => !isUnanswered);
  const isNothingLeft =
    found.sessions.length + found.openRounds.length + found.rounds.length + found.studioRounds.length === 0;
  return (
    <div className={styles.stack}>
      <dl className={classNames(surfaceParts.frame, factParts.facts, styles.breakdown)}>
        <div>
          <dt>{t('cashier.safebox.coin')}</dt>
          <dd>
            <Money amount={found.coin} />
          </dd>
        </div>
      </dl>
      <p className={classNames(wordParts.text, styles.lead)}>{t('bonus.left.text')}</p>
      {isNothingLeft && (
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
      {found.openRounds.length > 0 && <OpenRounds openRounds={found.openRounds} />}
      {found.rounds.length > 0 && <Rounds rounds={found.rounds} />}
      <StudioRounds id="left-studio" title={t('bonus.left.studio')} rounds={waiting} />
      <StudioRounds id="left-unanswered" title={t('bonus.left.unanswered')} rounds={unanswered} />
      {unanswered.length > 0 && (
        <p className={classNames(wordParts.note, styles.lead)}>
          {t('bonus.left.unansweredText')} <a href={paths.service}>{t('bonus.left.help')}</a>
        </p>
      )}
    </div>
  );
}

function Sessions({ sessions }: Pick<OpenBalances, 'sessions'>) {
  return (
    <Group id="left-sessions" title={t('bonus.left.sessions')}>
      {sessions.map(({ gameSessionId, gameName, isPlayMoney, openedAt, staked, won }) => (
        <li key={gameSessionId} className={classNames(surfaceParts.frame, styles.closed)} data-open>
          <span className={classNames(rowParts.main, styles.rowMain)}>
            <span>{`${gameName} `}</span>
            <small>
              {t('bonus.left.since')} <DateText at={openedAt} />
              <span>{isPlayMoney ? ` · ${t('bonus.left.play')}` : ''}</span>
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
    </Group>
  );
}

/** Each opens its game, in which the round goes on. */
function OpenRounds({ openRounds }: Pick<OpenBalances, 'openRounds'>) {
  return (
    <Group id="left-open-rounds" title={t('bonus.left.openRounds')}>
      {openRounds.map(({ roundId, stake, settlesAt, ...game }) => (
        <RoundLink key={roundId} {...game} amount={stake}>
          {t('bonus.left.settles')} <DateText at={settlesAt} />
        </RoundLink>
      ))}
    </Group>
  );
}

/** Each opens its game, which shows the end that was missed. */
function Rounds({ rounds }: Pick<OpenBalances, 'rounds'>) {
  return (
    <Group id="left-rounds" title={t('bonus.left.rounds')}>
      {rounds.map(({ roundId, stake, win, settledAt, ...game }) => (
        <RoundLink key={roundId} {...game} amount={win}>
          <DateText at={settledAt} /> · {t('cashier.record.staked')} <Money amount={stake} />
        </RoundLink>
      ))}
    </Group>
  );
}

interface StudioRoundsProps {
  id: string;
  title: string;
  rounds: OpenBalances['studioRounds'];
}

/** Their games cannot show them: only the studio's server knows how they end. */
function StudioRounds({ id, title, rounds }: StudioRoundsProps) {
  if (rounds.length === 0) return null;
  return (
    <Group id={id} title={title}>
      {rounds.map(({ roundId, gameName, stake, placedAt, settlesAt, isUnanswered }) => (
        <li key={roundId} className={classNames(surfaceParts.frame, styles.closed)} data-open>
          <span className={classNames(rowParts.main, styles.rowMain)}>
            <span>{`${gameName} `}</span>
            <small>
              <DateText at={placedAt} /> · {t('cashier.record.staked')} <Money amount={stake} />
            </small>
            <small>
              {t(isUnanswered ? 'bonus.left.lostUntil' : 'bonus.left.lostFrom')}{' '}
              <span>{isUnanswered ? '' : <DateText at={settlesAt} />}</span>
            </small>
          </span>
        </li>
      ))}
    </Group>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={classNames(listParts.list, styles.list)}>{children}</ul>
    </section>
  );
}

interface RoundLinkProps {
  gameId: number;
  gameName: string;
  amount: Cents;
  children: ReactNode;
}

function RoundLink({ gameId, gameName, amount, children }: RoundLinkProps) {
  return (
    <li>
      <a
        className={classNames(surfaceParts.frame, styles.row)}
        href={linkTo(paths.gameStart, { gameId, tryIt: 0 })}
      >
        <span className={classNames(rowParts.main, styles.rowMain)}>
          {gameName} <small>{children}</small>
        </span>
        <span className={styles.rowSum}>
          <Money amount={amount} />
        </span>
      </a>
    </li>
  );
}
