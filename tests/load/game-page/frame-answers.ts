import type { GameRound, WatchedRound } from '../../../contract/games/game-calls.ts';
import type { OpenSeedPair } from '../../../contract/games/seed-pair-calls.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { finishForAbsent } from '../../../maths/finish-for-absent.ts';
import type { AnyGame } from '../../../maths/game-maths.ts';
import { fairSource } from '../../../maths/provably-fair.ts';
import { isSharedGame } from '../../../maths/shared-game.ts';

const BALANCE = 500_000_000 as Cents;
const COMMIT = 'ab'.repeat(32);
const NEXT_COMMIT = 'cd'.repeat(32);
const CLIENT_SEED = 'bench-seed';
const PAST_ROUNDS = 10;

const seedOf = (number: number) => number.toString(16).padStart(64, '0');

/**
 * A round as the rules settle it: acts are those of a player who does not return. Its seeds are counted, so that they are the
 * same in every run; the frame is told of one secret seed pair instead, in which the round has the wanted place.
 */
function settle(game: AnyGame, bet: unknown, number: number, nonce: number): GameRound {
  const serverSeed = seedOf(number);
  const source = () => fairSource(serverSeed, CLIENT_SEED);
  const acts = finishForAbsent(game, bet, [], source);
  const { stake, win, outcome } = game.play(bet, acts, source());
  return {
    roundId: `round-${number}`,
    gameId: 101,
    slug: game.slug,
    isPlayMoney: true,
    bet,
    acts,
    absentActs: 0,
    stake,
    win,
    outcome,
    settledAt: 0,
    proof: { commit: COMMIT, serverSeed: null, clientSeed: CLIENT_SEED, nonce, maths: game.maths },
  };
}

/** The server of one frame: rounds of counted seeds, the same ones in every run. Only chance and time are not the product's. */
export class FrameAnswers {
  /** Rounds played, or seen where all players share them. */
  rounds = 0;
  /** How many seeds the next round is the highest win of. */
  bestOf = 1;
  readonly #game: AnyGame;
  #number = 0;
  #sharedSince = 0;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** @param now of the page, in milliseconds; body: JSON text that was sent */
  answer(call: string, sent: { readonly now: number; readonly body: string }): object {
    if (call === 'game/open') return this.#open();
    if (call === 'game/roundShown') return { balance: BALANCE };
    if (call === 'game/bet') return this.#bet(JSON.parse(sent.body));
    if (call === 'game/watch') return this.#watch(sent.now);
    throw new Error(`the frame makes a call that the bench does not know: ${call}`);
  }

  #open(): object {
    const { slug, stakes, defaultStake, cycleMs } = this.#game;
    return {
      gameId: 101,
      slug,
      isPlayMoney: true,
      balance: BALANCE,
      stakes,
      defaultStake,
      seedPair: this.#seedPair(),
      nextCommit: NEXT_COMMIT,
      unshownRound: null,
      openRound: null,
      cycleMs,
      gameToken: 'frame-token',
    };
  }

  #bet({ bet: sent }: { readonly bet: unknown }): object {
    const bet = this.#game.readBet(sent);
    let round = settle(this.#game, bet, this.#number, this.rounds);
    for (let tried = 1; tried < this.bestOf; tried += 1) {
      const other = settle(this.#game, bet, this.#number + tried, this.rounds);
      if (other.win > round.win) round = other;
    }
    this.#number += this.bestOf;
    this.rounds += 1;
    return { round, openRound: null, balance: BALANCE, seedPair: this.#seedPair() };
  }

  #seedPair(): OpenSeedPair {
    return { commit: COMMIT, clientSeed: CLIENT_SEED, nextNonce: this.rounds };
  }

  /** Rounds of all players follow each other by the page's own clock. */
  #watch(now: number): WatchedRound {
    if (!isSharedGame(this.#game)) throw new Error(`${this.#game.slug} has no rounds to look at`);
    const { shared } = this.#game;
    const resultOf = (number: number) => shared.draw(fairSource(seedOf(number), CLIENT_SEED));
    if (this.#sharedSince === 0) this.#sharedSince = now;
    let result = resultOf(this.#number);
    const endsAfter = () => shared.bettingMs + shared.runningMs(result) + shared.restMs;
    while (now >= this.#sharedSince + endsAfter()) {
      this.#sharedSince += endsAfter();
      this.#number += 1;
      this.rounds += 1;
      result = resultOf(this.#number);
    }
    const opensAt = this.#sharedSince;
    const closesAt = opensAt + shared.bettingMs;
    const resultAt = closesAt + shared.runningMs(result);
    const isRunning = now >= closesAt;
    const isOver = now >= resultAt;
    const past = Array.from({ length: Math.min(PAST_ROUNDS, this.#number) }, (_, back) => {
      const number = this.#number - 1 - back;
      return { id: `round-${number}`, number, result: resultOf(number) };
    });
    return {
      now,
      seen: `${this.#number}:${isRunning}:${isOver}`,
      round: {
        id: `round-${this.#number}`,
        number: this.#number,
        commit: COMMIT,
        chain: null,
        opensAt,
        closesAt,
        entryHashes: null,
        revealsCloseAt: null,
        startedAt: isRunning ? closesAt : null,
        bets: 0,
        result: isOver ? result : null,
        resultAt: isOver ? resultAt : null,
        serverSeed: isOver ? seedOf(this.#number) : null,
        clientSeed: isOver ? CLIENT_SEED : null,
        nextAt: isOver ? resultAt + shared.restMs : null,
      },
      past,
      own: { bet: null, round: null, balance: cents(BALANCE) },
    };
  }
}
