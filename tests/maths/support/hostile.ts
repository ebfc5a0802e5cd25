import { expect, it } from 'vitest';
import { type GameMaths, IllegalAct, IllegalBet } from '../../../maths/game-maths.ts';

/** What no game takes for a bet or an act. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  Number.NaN,
  'red',
  [],
  {},
  new Array(1_000_000),
  JSON.parse('{"__proto__":{"stake":100}}'),
  JSON.parse('{"constructor":{"prototype":{}}}'),
  { stake: '100' },
  { stake: Number.NaN },
  { stake: -100 },
  { stake: 1e21 },
  { stake: 100.5 },
];

/** Fails for any value that is read as a bet, or rejected with anything but IllegalBet. */
export function itRejectsBets<Bet, Act, Outcome>(
  game: GameMaths<Bet, Act, Outcome>,
  bad: Readonly<Record<string, unknown>>,
): void {
  it(`${game.slug} rejects hostile values as bets`, () => {
    for (const value of HOSTILE) expect(() => game.readBet(value)).toThrow(IllegalBet);
  });

  it.each(Object.entries(bad))(`${game.slug} rejects a bet with %s`, (_, value) => {
    expect(() => game.readBet(value)).toThrow(IllegalBet);
  });
}

/** The same for acts. */
export function itRejectsActs<Bet, Act, Outcome>(
  game: GameMaths<Bet, Act, Outcome>,
  bad: readonly unknown[] = [],
): void {
  it(`${game.slug} rejects hostile values as acts`, () => {
    for (const value of [...HOSTILE, ...bad]) expect(() => game.readAct(value)).toThrow(IllegalAct);
  });
}

/** A good bet with stakes that are not on offer. */
export const badStakes = (good: object): Readonly<Record<string, unknown>> => ({
  'a stake that is not offered': { ...good, stake: 150 },
  'a stake of nothing': { ...good, stake: 0 },
  'a negative stake': { ...good, stake: -100 },
  'a broken stake': { ...good, stake: 100.5 },
  'a stake that is no number': { ...good, stake: Number.NaN },
  'an endless stake': { ...good, stake: Number.POSITIVE_INFINITY },
});
