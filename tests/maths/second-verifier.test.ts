import { describe, expect, it } from 'vitest';
import type { GameRound } from '../../contract/games/game-calls.ts';
import { cents } from '../../contract/money.ts';
import { ALL_GAMES } from '../../games/all-games.ts';
import { loadSheets } from '../../games/game-list.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import type { RandomSource } from '../../maths/random-source.ts';
import type { SeedEntry } from '../../maths/seed-entries.ts';
import { seedHashOf, sharedClientSeed } from '../../maths/shared-seed.ts';
import type { GameSheet, SheetRound } from '../../maths/sheets/game-sheet.ts';
import { proofFileText, verifyProofFile } from '../../maths/verify-proof-file.ts';
import { verifyRound } from '../../maths/verify-round.ts';
import { findFault, knows } from '../second-verifier/verify.ts';
import { seededRandom } from './seeded-random.ts';
import { randomRound } from './support/random-rounds.ts';

const ROUNDS = 1_000;
const noPause = async () => undefined;

const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** As a verifier reads them: from their files. */
const SHEETS = (await loadSheets()).map(overTheWire);

function gameOf(slug: string): AnyGame {
  const game = ALL_GAMES.find((one) => one.slug === slug);
  if (!game) throw new Error(`no game ${slug}`);
  return game;
}

/** As the player of the first bet noted it, where the round is shared. */
function promiseOf({ commit, clientSeed, nonce, bet, shared }: SheetRound) {
  if (!shared) return { commit, clientSeed, nonce, bet };
  const { position, entries, chain } = shared;
  const hashes = entries.map(({ hash }) => hash);
  return {
    commit,
    clientSeed: hashes[0] ?? '',
    nonce,
    bet,
    chain: { number: chain.number, lastLink: chain.lastLink, position },
    entriesDigest: seedHashOf(hashes.join(':')),
  };
}

/** The text with one byte changed: a digit for another digit, a letter for another letter. */
function changeByte(text: string, random: RandomSource, pattern = /[0-9a-z]/i): string {
  const places = [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ index }) => index);
  const at = places[random.integer(places.length)] ?? 0;
  const code = text.charCodeAt(at);
  const [first, size] = code < 58 ? [48, 10] : code < 91 ? [65, 26] : [97, 26];
  const changed = first + ((code - first + 1 + random.integer(size - 1)) % size);
  return text.slice(0, at) + String.fromCharCode(changed) + text.slice(at + 1);
}

/** The value with one byte of its JSON changed, such that it still is JSON: what is none, no verifier reads. */
function changeJson<Value>(value: Value, random: RandomSource): Value {
  for (;;) {
    const changed = changeByte(JSON.stringify(value), random);
    try {
      return JSON.parse(changed) as Value;
    } catch {}
  }
}

const settled = (game: AnyGame, round: SheetRound): GameRound => ({
  ...round,
  roundId: 'round-1',
  gameId: 1,
  slug: game.slug,
  isPlayMoney: false,
  acts: [...round.acts],
  stake: cents(round.stake),
  win: cents(round.win),
  settledAt: 1,
  proof: { ...round, maths: game.maths, shared: undefined },
});

/** What no promise is compared with: a changed input that gives the same result is right as it stands, and ours says so too. */
function isRefusedOrSame(sheet: GameSheet, changed: SheetRound): boolean {
  if (findFault(sheet, changed) !== null) return true;
  const game = gameOf(sheet.game);
  expect(verifyRound(game, settled(game, changed)).isFair, `${sheet.game}: ${JSON.stringify(changed)}`).toBe(
    true,
  );
  return false;
}

describe.each(SHEETS)('second verifier, of $game', (sheet) => {
  const game = gameOf(sheet.game);
  const rounds = Array.from({ length: ROUNDS }, (_, index) => overTheWire(randomRound(game, sheet, index)));

  it('sample rounds of the sheet are right', () => {
    expect(sheet.rounds.length).toBeGreaterThanOrEqual(3);
    for (const round of sheet.rounds) expect(findFault(sheet, round, promiseOf(round))).toBeNull();
  });

  it('agrees with 1,000 seeded rounds', () => {
    const faults = rounds.filter((round) => findFault(sheet, round, promiseOf(round)) !== null);
    expect(faults).toEqual([]);
  });

  it('second verifier refuses each round with one byte of a seed, the nonce or the bet changed', () => {
    const random = seededRandom(1);
    const accepted: unknown[] = [];
    let same = 0;
    for (const round of rounds) {
      const promise = promiseOf(round);
      const serverSeed = changeByte(round.serverSeed, random, /\d/);
      if (findFault(sheet, { ...round, serverSeed }) !== 'serverSeed') accepted.push([round, serverSeed]);
      const nonce = round.nonce === null ? 0 : Number(changeByte(String(round.nonce), random));
      const changes: readonly SheetRound[] = [
        { ...round, clientSeed: changeByte(round.clientSeed, random) },
        ...(nonce === round.nonce ? [] : [{ ...round, nonce }]),
        { ...round, bet: changeJson(round.bet, random) },
      ];
      for (const changed of changes) {
        if (!/^(?:clientSeed|nonce|bet)/.test(findFault(sheet, changed, promise) ?? ''))
          accepted.push(changed);
        if (!isRefusedOrSame(sheet, changed)) same += 1;
      }
    }
    expect(accepted).toEqual([]);
    // Without a promise the outcome alone refuses nearly all of them.
    expect(same).toBeLessThan(0.2 * ROUNDS);
  });

  it('second verifier refuses each round with one byte of an act, the outcome or the win changed', () => {
    const random = seededRandom(2);
    const accepted: unknown[] = [];
    for (const round of rounds) {
      const acts = round.acts.length > 0 ? changeJson(round.acts, random) : [{ kind: 'cashOuu' }];
      const outcome = changeJson(round.outcome, random);
      const win = Number(changeByte(String(round.win), random));
      const faults = [
        findFault(sheet, { ...round, acts }) !== null,
        findFault(sheet, { ...round, outcome })?.startsWith('outcome'),
        findFault(sheet, { ...round, win }) === 'win',
      ];
      if (!faults.every(Boolean)) accepted.push([round, acts, outcome, win]);
    }
    expect(accepted).toEqual([]);
  });
});

it('second verifier knows every game', () => {
  expect(SHEETS.map(({ game }) => game).toSorted()).toEqual(ALL_GAMES.map(({ slug }) => slug).toSorted());
  expect(SHEETS.filter((sheet) => !knows(sheet))).toEqual([]);
});

it('second verifier refuses a shared round with one byte of its link, entries or published link changed', () => {
  const random = seededRandom(3);
  const shared = SHEETS.flatMap((sheet) =>
    sheet.rounds.flatMap((round) => (round.shared ? [{ sheet, round }] : [])),
  );
  expect(shared.map(({ sheet }) => sheet.game)).toEqual(['airship', 'keno-lights']);
  for (const { sheet, round } of shared)
    for (let times = 0; times < 200; times += 1) {
      const { sharedRoundId, position, entries, chain } = round.shared ?? {};
      const changed = changeJson({ sharedRoundId, position, entries, lastLink: chain?.lastLink }, random);
      const part = { ...changed, chain: { ...chain, lastLink: changed.lastLink } };
      const fault = findFault(sheet, { ...round, shared: part as never });
      expect(fault, JSON.stringify(part)).toMatch(/^(?:shared|clientSeed)/);
    }
});

/** What an operator with the keys can do to a round's entries after the reveals, with a client seed that fits them. */
const FORGED_ENTRIES: readonly (readonly [
  string,
  (entries: readonly SeedEntry[]) => readonly SeedEntry[],
])[] = [
  ['added', (entries) => [...entries, { hash: seedHashOf('invented-seed'), seed: 'invented-seed' }]],
  ['removed', (entries) => entries.slice(0, -1)],
  ['reordered', (entries) => [...entries].reverse()],
  ['replaced', (entries) => [...entries.slice(0, -1), { hash: seedHashOf('invented-seed'), seed: null }]],
];

it.each(FORGED_ENTRIES)(
  '[C90] second verifier and ours refuse a shared round whose entries were %s after the reveals',
  async (_, forge) => {
    for (const sheet of SHEETS.filter(({ game }) => ['airship', 'keno-lights'].includes(game))) {
      const game = gameOf(sheet.game);
      const round = sheet.rounds.find(({ shared }) => (shared?.entries.length ?? 0) > 1);
      if (!round?.shared) throw new Error('no round with entries');
      const promise = promiseOf(round);
      const shared = {
        ...round.shared,
        chain: { ...round.shared.chain, nextLastLink: null },
        entries: [...forge(round.shared.entries)],
      };
      const clientSeed = sharedClientSeed(shared.sharedRoundId, shared.entries);
      const result = game.play(
        game.readBet(round.bet),
        round.acts.map((act) => game.readAct(act)),
        fairSource(round.serverSeed, clientSeed),
      );
      const forged = { ...round, ...result, clientSeed, shared } as SheetRound;
      expect(findFault(sheet, forged)).toBeNull();
      expect(findFault(sheet, forged, promise)).toMatch(/^(?:shared.entries|clientSeed)$/);
      const whole = { ...settled(game, forged), proof: { ...settled(game, forged).proof, shared } };
      const noted = { ...promise, roundId: whole.roundId, brokenAnswer: null, acceptedNonce: null };
      expect(await verifyProofFile(proofFileText(whole, noted), ALL_GAMES, noPause)).toMatchObject({
        kind: 'wrong',
        field: expect.stringMatching(/^round.proof.(?:shared.entries|clientSeed)$/),
      });
    }
  },
);
