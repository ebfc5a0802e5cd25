import { describe, expect, it } from 'vitest';
import { GAME_CYCLE_MS } from '../../contract/limits.ts';
import { AIRSHIP } from '../../maths/airship.ts';
import { BLACKJACK_SALON } from '../../maths/blackjack-salon.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { type GameMaths, IllegalAct } from '../../maths/game-maths.ts';
import { GRAND_BACCARAT } from '../../maths/grand-baccarat.ts';
import { HIGH_LOW_SALON } from '../../maths/high-low-salon.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { MINES_OF_BRASS } from '../../maths/mines-of-brass.ts';
import { PLINKO_TOWER } from '../../maths/plinko-tower.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import type { RandomSource } from '../../maths/random-source.ts';
import { ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';

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
function describeGame<Bet, Act, Outcome>(game: GameMaths<Bet, Act, Outcome>, wire: unknown): void {
  const bet = game.readBet(wire);
  const playToEnd = (seed: string) => {
    const acts: Act[] = [];
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
      expect(game.cycleMs).toBeGreaterThanOrEqual(GAME_CYCLE_MS);
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

const placed = (...spots: string[]) => ({ placed: spots.map((spot) => ({ spot, stake: 1_000 })) });

describeGame(ROULETTE_ROYALE, placed('red', 'straight-7', 'corner-1-2-4-5'));
describeGame(COLOR_GAME, placed('red', 'blue'));
describeGame(PLINKO_TOWER, { stake: 100, rows: 12, risk: 'medium' });
describeGame(MINES_OF_BRASS, { stake: 100, mines: 12 });
describeGame(HIGH_LOW_SALON, { stake: 100 });
describeGame(GRAND_BACCARAT, placed('player', 'tie', 'bankerPair'));
describeGame(KENO_LIGHTS, { stake: 500, numbers: [80, 1, 40] });
describeGame(BLACKJACK_SALON, { stake: 1_000 });
describeGame(AIRSHIP, { stake: 100, cashOutAt: 150 });
