import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Journal } from './journal.ts';
import { COMBINATIONS, GAME_CODE, payoutOf } from './lantern-game.ts';
import { isOfWallet, type Session, type Sessions, type WalletSession } from './sessions.ts';
import { PARTS_PER_CENT, type Wallet, type WalletAnswer } from './wallet.ts';

const KEPT_MS = 30 * 86_400_000;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

/**
 * `bet`: the stake is asked for. `win`: it was taken and the round decided; the payout is being sent, also one of 0. `rollback`:
 * nobody knows whether the stake was taken, and it is asked back. `over`: the wallet has answered the last of it.
 */
type Phase = 'bet' | 'win' | 'rollback' | 'over';

export interface Round {
  /** Made by the page, so that it can ask for the same round again. */
  readonly id: string;
  readonly session: string;
  readonly user: string | null;
  readonly currency: string;
  readonly pick: number;
  /** Cents. */
  readonly stake: number;
  readonly startedAt: number;
  readonly phase: Phase;
  readonly betId: string;
  /** What the wallet has said of the stake; null: nothing. */
  readonly betStatus: string | null;
  /** Null until the round is decided. */
  readonly combination: number | null;
  /** Cents; 0 until the round is decided. */
  readonly payout: number;
  /** Of the win or the rollback. */
  readonly endId: string;
  readonly endedAt: number | null;
  readonly endStatus: string | null;
  /** Cents, as the wallet has said last. */
  readonly balance: number | null;
}

export class RoundRefused extends Error {
  override readonly name = 'RoundRefused';
}

interface Options {
  /** Of JSON lines. */
  readonly file: string;
  readonly sessions: Sessions;
  readonly wallet: Wallet;
  /** A whole number from 0 to below `bound`, that nobody can foretell. */
  readonly draw: (bound: number) => number;
  /** Before the first and each further repetition. */
  readonly waitMs?: (attempt: number) => number;
}

/** A second, then twice as long each time, a minute at most. */
const usualWaitMs = (attempt: number): number => Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), MAX_WAIT_MS);

/** An error without a name is no answer: the wallet may have carried the call out, or do so when it is sent again. */
const isAnswered = (answer: WalletAnswer | null): answer is WalletAnswer =>
  answer !== null && answer.status !== 'RS_ERROR_UNKNOWN';

/** Who we are is the operator's to put right: what is owed is sent again until they have. */
const isSettled = (answer: WalletAnswer | null): answer is WalletAnswer =>
  isAnswered(answer) && !/^RS_ERROR_INVALID_(PARTNER|SIGNATURE)$/.test(answer.status);

/**
 * Rounds by the protocol of a seamless wallet. A bet without an answer is rolled back and never sent again; wins and rollbacks are
 * sent until they are answered, also after a restart.
 */
export class Rounds {
  readonly #options: Options;
  readonly #journal: Journal<Round>;
  readonly #running = new Map<string, Promise<Round>>();
  readonly #stop = new AbortController();

  constructor(options: Options) {
    const oldest = Date.now() - KEPT_MS;
    this.#options = options;
    this.#journal = new Journal(
      options.file,
      ({ phase, startedAt }) => phase !== 'over' || startedAt > oldest,
    );
  }

  /** Goes on with what an earlier process has begun. Nobody knows what became of a bet that it had sent. */
  resume(): void {
    for (const round of this.#journal.all()) {
      if (round.phase === 'bet') this.#save({ ...round, phase: 'rollback' });
      if (round.phase !== 'over') this.#repeat(round.id);
    }
  }

  /** Ends the waiting between repetitions; what is not over stays in the file. */
  stop(): void {
    this.#stop.abort();
  }

  all = (): readonly Round[] => this.#journal.all();

  find = (id: string): Round | undefined => this.#journal.get(id);

  openRoundOf = ({ id }: Session): Round | undefined =>
    this.all().find(({ session, phase }) => session === id && phase !== 'over');

  /**
   * Plays a round, or answers the one of this id. It comes back as soon as the payout or the rollback was sent once.
   * @throws RoundRefused while another one of the session is not over, and for an id of another session
   */
  async play(session: Session, round: { id: string; pick: number; stake: number }): Promise<Round> {
    const known = this.find(round.id);
    if (known && known.session !== session.id) throw new RoundRefused('roundOfOtherSession');
    if (known) return this.#running.get(round.id) ?? known;
    if (this.openRoundOf(session)) throw new RoundRefused('roundOpen');
    const begun = this.#save({
      ...round,
      session: session.id,
      user: session.user,
      currency: session.currency,
      startedAt: Date.now(),
      phase: 'bet',
      betId: randomUUID(),
      betStatus: null,
      combination: null,
      payout: 0,
      endId: randomUUID(),
      endedAt: null,
      endStatus: null,
      balance: null,
    });
    const playing = isOfWallet(session) ? this.#playByWallet(session, begun) : this.#playDemo(session, begun);
    this.#running.set(round.id, playing);
    return playing.finally(() => this.#running.delete(round.id));
  }

  async #playDemo(session: Session, round: Round): Promise<Round> {
    const before = session.demoBalance ?? 0;
    if (before < round.stake)
      return this.#save({ ...round, phase: 'over', betStatus: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: before });
    const decided = this.#decide(round);
    const { demoBalance } = this.#options.sessions.payDemo(session, decided.payout - round.stake);
    return this.#save({ ...decided, phase: 'over', endStatus: 'RS_OK', balance: demoBalance });
  }

  async #playByWallet({ user, token }: WalletSession, round: Round): Promise<Round> {
    const answer = await this.#options.wallet.call('/transaction/bet', {
      user,
      token,
      transaction_uuid: round.betId,
      round: round.id,
      round_closed: false,
      game_code: GAME_CODE,
      currency: round.currency,
      amount: round.stake * PARTS_PER_CENT,
    });
    const betStatus = answer?.status ?? null;
    const balance = balanceOf(answer);
    if (!isAnswered(answer)) this.#save({ ...round, betStatus, phase: 'rollback' });
    else if (answer.status === 'RS_OK') this.#save({ ...this.#decide(round), balance });
    else return this.#save({ ...round, betStatus, balance, phase: 'over' });
    const sent = await this.#send(round.id);
    if (sent.phase !== 'over') this.#repeat(round.id);
    return sent;
  }

  #decide(round: Round): Round {
    const combination = this.#options.draw(COMBINATIONS);
    const payout = payoutOf(round.stake, round.pick, combination);
    return { ...round, betStatus: 'RS_OK', phase: 'win', combination, payout, endedAt: Date.now() };
  }

  /** Sends the win or the rollback once. */
  async #send(id: string): Promise<Round> {
    const round = this.find(id);
    const session = round && this.#options.sessions.find(round.session);
    if (!round) throw new Error(`there is no round ${id}`);
    const isWin = round.phase === 'win';
    const answer = await this.#options.wallet.call(isWin ? '/transaction/win' : '/transaction/rollback', {
      user: round.user,
      // A session is forgotten after a week; the wallet takes what is owed without it.
      ...(session?.token && { token: session.token }),
      transaction_uuid: round.endId,
      reference_transaction_uuid: round.betId,
      round: round.id,
      round_closed: true,
      game_code: GAME_CODE,
      ...(isWin && { currency: round.currency, amount: round.payout * PARTS_PER_CENT }),
    });
    const endStatus = answer?.status ?? null;
    const endedAt = round.endedAt ?? Date.now();
    if (!isSettled(answer)) return this.#save({ ...round, endStatus, endedAt });
    return this.#save({
      ...round,
      endStatus,
      endedAt,
      phase: 'over',
      balance: balanceOf(answer) ?? round.balance,
    });
  }

  #repeat(id: string): void {
    const { waitMs = usualWaitMs } = this.#options;
    const { signal } = this.#stop;
    const repeat = async () => {
      for (let attempt = 1; this.find(id)?.phase !== 'over'; attempt += 1) {
        await delay(waitMs(attempt), undefined, { signal, ref: false });
        await this.#send(id);
      }
    };
    repeat().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  #save(round: Round): Round {
    this.#journal.put(round);
    return round;
  }
}

const balanceOf = (answer: WalletAnswer | null): number | null =>
  answer?.balance === undefined ? null : answer.balance / PARTS_PER_CENT;
