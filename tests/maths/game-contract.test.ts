import { describe, expect, it } from 'vitest';
import { GAME_CYCLE_MS, SLOT_CYCLE_MS } from '../../contract/limits.ts';
import { ALL_GAMES } from '../../games/all-games.ts';
import { kindOf } from '../../games/game-list.ts';
import { type AnyGame, IllegalAct } from '../../maths/game-maths.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import type { RandomSource } from '../../maths/random-source.ts';
import { sampleBetOf } from './support/game-bets.ts';

const SEEDS = Array.from({ length: 60 }, (_, at) => (at + 1).toString(16).padStart(64, '0'));
/** No game takes more acts than this from an absent player. */
const MAX_ACTS = 40;

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The numbers of a seed, and a note of all that were drawn. */
function noted(seed: string): RandomSource & { readonly drawn: number[] } {
  const source = fairSource(seed, 'a-client-seed');
  const drawn: number[] = [];
  return {
    drawn,
    integer(below) {
      const number = source.integer(below);
      drawn.push(number);
      return number;
    },
  };
}

/** What the server relies on, in every game. @param wire a bet as a client sends it */
function describeGame(game: AnyGame, wire: unknown): void {
  const bet = game.readBet(wire);
  const playToEnd = (seed: string) => {
    const acts: unknown[] = [];
    for (
      let act = game.actForAbsent(bet, acts, noted(seed));
      act;
      act = game.actForAbsent(bet, acts, noted(seed))
    ) {
      expect(game.readAct(overTheWire(act))).toEqual(act);
      acts.push(act);
      expect(acts.length).toBeLessThan(MAX_ACTS);
    }
    return acts;
  };

  describe(`mathematics of ${game.slug}`, () => {
    it('stakes ascend, begin with the default and name a version and a cycle', () => {
      expect([...game.stakes].sort((a, b) => a - b)).toEqual(game.stakes);
      expect(new Set(game.stakes).size).toBe(game.stakes.length);
      expect(game.stakes).toContain(game.defaultStake);
      expect(game.maths).toBe(`${game.slug}@1`);
      expect(game.cycleMs).toBeGreaterThanOrEqual(
        kindOf(game.maths) === 'slot' ? SLOT_CYCLE_MS : GAME_CYCLE_MS,
      );
    });

    it('stored bet is read again as it was', () => {
      expect(game.readBet(overTheWire(bet))).toEqual(bet);
      expect(game.stakeOf(bet)).toBeGreaterThan(0);
    });

    it('round of an absent player ends, and the same seeds give it again', () => {
      for (const seed of SEEDS) {
        const acts = playToEnd(seed);
        const round = game.play(bet, acts, noted(seed));
        expect(round.isOver).toBe(true);
        expect(game.play(bet, acts, noted(seed))).toEqual(round);
        expect(overTheWire(round)).toEqual(round);
        expect(round.win).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(round.win)).toBe(true);
      }
    });

    it('open round has won nothing, and its stake only grows', () => {
      for (const seed of SEEDS) {
        const acts = playToEnd(seed);
        let staked: number = game.stakeOf(bet);
        for (let count = 0; count <= acts.length; count += 1) {
          const round = game.play(bet, acts.slice(0, count), noted(seed));
          if (!round.isOver) expect(round.win).toBe(0);
          expect(round.isOver).toBe(count === acts.length);
          expect(round.stake).toBeGreaterThanOrEqual(staked);
          staked = round.stake;
        }
      }
    });

    it('draws of a round begin with those of its beginning, whatever follows', () => {
      for (const seed of SEEDS) {
        const acts = playToEnd(seed);
        const [beginning, whole] = [noted(seed), noted(seed)];
        game.play(bet, [], beginning);
        game.play(bet, acts, whole);
        expect(whole.drawn.slice(0, beginning.drawn.length)).toEqual(beginning.drawn);
      }
    });

    it('round that is over takes no act', () => {
      for (const seed of SEEDS) {
        const acts = playToEnd(seed);
        const last = acts.at(-1);
        if (last) expect(() => game.play(bet, [...acts, last], noted(seed))).toThrow(IllegalAct);
      }
    });
  });
}

for (const game of ALL_GAMES) describeGame(game, sampleBetOf(game.slug));
