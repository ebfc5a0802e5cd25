import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import {
  MAX_PROOF_BOOK_BYTES,
  type StudioGame,
  type StudioRoundProof,
} from '../../../contract/studios/studio-game-calls.ts';
import { checkStudioRound, type StudioPart } from '../../../maths/hosted/check-studio-round.ts';
import { versionCommitment } from '../../../maths/hosted/mode-root.ts';
import { replayHandlers } from '../../../server/games/replays/replay-handlers.ts';
import { readNextCommit, rotatePair } from '../../../server/games/seed-pairs/rotate-seed-pair.ts';
import { readLineProof } from '../../../server/studios/proofs/proof-modes.ts';
import { readPrepared } from '../../../server/studios/tables/prepared-mode.ts';
import { requestOf } from '../games/platform.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { type Seat, UNIT, useHostedPlatform } from './hosted-platform.ts';
import { book, type MathFiles } from './made-package.ts';

// Each publication starts a program that encodes the poster.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const LINES = 200;
const places = Array.from({ length: LINES }, (_, id) => id);
/** 200 lines that pay 0.96 each, in four blocks; and a mode of one line whose book is too long for a proof. */
const WIDE: MathFiles = {
  'index.json': JSON.stringify({
    modes: ['base', 'long'].map((name) => ({
      ...{ name, cost: 1, events: `books_${name}.jsonl.zst`, weights: `table_${name}.csv` },
    })),
  }),
  'table_base.csv': places.map((id) => `${id},${id + 1},96\n`).join(''),
  'books_base.jsonl.zst': places.map((id) => `${book(id, 96, [{ type: 'toss', id }])}\n`).join(''),
  'table_long.csv': '0,1,96\n',
  'books_long.jsonl.zst': `${book(0, 96, [{ text: 'x'.repeat(MAX_PROOF_BOOK_BYTES) }])}\n`,
};

const database = useDatabase(RACES);
const { sql } = database;
const platform = useHostedPlatform(database);
const { place, context, seat, play } = platform;
let app: TestApp;
beforeAll(async () => {
  app = await startApp(database, { settings: { studioFiles: place.studioFiles } });
  await platform.publish('wide', WIDE);
});
afterAll(() => app.stop());

const figuresOf = async (slug: string): Promise<StudioGame> =>
  (await app.call('getStudioGame', { slug })).data;
const proofOf = (roundId: string) => app.call('getStudioRoundProof', { roundId });

async function playRound({ token, player }: Seat, mode = 'base', game = 'wide'): Promise<string> {
  const answer = await play(token, { mode, amount: 2 * UNIT }, game);
  expect(answer.status).toBe(200);
  platform.wait();
  const [row] = await sql`
    select round_id from hosted_rounds where player_id = ${player.id} order by number desc limit 1`;
  return row?.roundId;
}

async function reveal({ player }: Seat): Promise<void> {
  const commit = await readNextCommit(context, sql, player.id);
  await rotatePair(context, player.id, { commit, clientSeed: 'the-next-one' });
}

async function revealedRound(mode?: string): Promise<StudioRoundProof> {
  const guest = await seat(100_000, 'wide');
  const roundId = await playRound(guest, mode);
  await reveal(guest);
  return (await proofOf(roundId)).data;
}

describe('figures of a studio’s game', () => {
  it('[C90] guest is told exact returns, chances, largest win and roots of the released version', async () => {
    const game = await figuresOf('mixed');
    expect(game).toMatchObject({
      slug: 'mixed',
      name: 'mixed',
      brand: 'Tosser',
      version: 1,
      largestStake: 100_000,
    });
    expect(game.versionHash).toMatch(/^[0-9a-f]{64}$/);
    const [base, , bonus] = game.modes;
    expect(base).toMatchObject({
      name: 'base',
      cost: '1',
      lines: 2,
      weightSum: '25',
      rtp: { numerator: '24', denominator: '25', percent: '96.0000' },
      hitRate: { numerator: '1', denominator: '25', percent: '4.0000' },
      topPayout: 2_400,
      topChance: { numerator: '1', denominator: '25' },
      exposure: 2_400_000,
    });
    expect(base?.deviation).toBeCloseTo(Math.sqrt(24 ** 2 / 25 - 0.96 ** 2), 10);
    expect(base?.bands.filter(({ chance }) => chance.numerator !== '0')).toEqual([
      { from: 0, chance: { numerator: '24', denominator: '25', percent: '96.000000' } },
      { from: 20, chance: { numerator: '1', denominator: '25', percent: '4.000000' } },
    ]);
    expect(bonus).toMatchObject({ name: 'Bonus', cost: '1.25', rtp: { percent: '96.0000' } });
    expect(versionCommitment(game.modes.map(({ root }) => root))).toBe(game.commitment);
  });

  it('game that is unknown, of ours or not released has none; a withdrawn one still has', async () => {
    await place.one(place.wordsOf('unreleased', place.packageOf()));
    for (const slug of ['no-game', 'jade-tiger', 'unreleased'])
      expect(await app.call('getStudioGame', { slug })).toMatchObject({ code: ERROR_CODES.gameUnknown });
    await place.one(['studio', 'withdraw', 'other']);
    expect(await figuresOf('other')).toMatchObject({ slug: 'other', version: 1 });
  });
});

describe('proof of a round of a studio’s game', () => {
  it('[C90] round is checkable once its seed is revealed, from the proof and the commitment alone', async () => {
    const guest = await seat(100_000, 'wide');
    const { commitment } = await figuresOf('wide');
    const roundId = await playRound(guest);
    const before: StudioRoundProof = (await proofOf(roundId)).data;
    expect(before).toMatchObject({ roundId, slug: 'wide', version: 1, serverSeed: null, mode: 'base' });
    expect(checkStudioRound(before, { commitment })).toEqual({ kind: 'secret' });
    await reveal(guest);
    const after: StudioRoundProof = (await proofOf(roundId)).data;
    expect(after).toMatchObject({ level: 200, stake: 200, win: 192, clientSeed: 'of-the-player', nonce: 0 });
    expect(after.proof.path.length).toBeGreaterThan(0);
    const verdict = checkStudioRound(after, { commitment });
    expect(verdict).toEqual({ kind: 'right', draw: expect.any(BigInt) });
    // Lines before the drawn one weigh 1, 2, 3 and so on.
    const { draw } = verdict as { draw: bigint };
    expect(Number(after.id)).toBe(places.findIndex((id) => draw < BigInt(((id + 1) * (id + 2)) / 2)));
    expect(JSON.parse(after.book ?? '')).toMatchObject({ id: Number(after.id), payoutMultiplier: 96 });
  });

  it('[C90] proof that says anything else is refused with the first part that differs', async () => {
    const round = await revealedRound();
    const { serverSeed, proof } = round;
    const flip = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
    const path = proof.path.map((node, at) => (at === 0 ? { ...node, hash: flip(node.hash) } : node));
    const changes: readonly (readonly [StudioPart | 'draw or id', Partial<StudioRoundProof>])[] = [
      ['serverSeed', { serverSeed: flip(serverSeed ?? '') }],
      ['draw or id', { clientSeed: 'of-another' }],
      ['draw or id', { nonce: round.nonce + 1 }],
      ['roots', { roots: [...round.roots].reverse() }],
      ['mode', { mode: 'long' }],
      ['block', { proof: { ...proof, block: flip(proof.block) } }],
      ['path', { proof: { ...proof, path } }],
      ['id', { id: String(Number(round.id) + 1) }],
      ['payout', { payout: 97 }],
      ['book', { book: round.book?.replace('toss', 'lose') ?? '' }],
      ['line', { line: round.line + 1 }],
      ['charge', { stake: 300 } as Partial<StudioRoundProof>],
      ['win', { win: 193 } as Partial<StudioRoundProof>],
    ];
    for (const [part, change] of changes) {
      const verdict = checkStudioRound({ ...round, ...change });
      const named = part === 'draw or id' ? expect.stringMatching(/^(?:draw|id)$/) : part;
      expect(verdict).toEqual({ kind: 'wrong', part: named });
    }
    expect(checkStudioRound(round, { clientSeed: 'noted' })).toEqual({ kind: 'wrong', part: 'clientSeed' });
    expect(checkStudioRound(round, { commitment: flip(round.commitment) })).toEqual({
      kind: 'wrong',
      part: 'roots',
    });
  });

  it('round of a version that was replaced is proven by its own tables', async () => {
    const guest = await seat(100_000, 'mixed');
    const { commitment } = await figuresOf('mixed');
    const roundId = await playRound(guest, 'Bonus', 'mixed');
    await reveal(guest);
    await platform.publish('mixed', { ...WIDE });
    expect((await figuresOf('mixed')).version).toBe(2);
    const round: StudioRoundProof = (await proofOf(roundId)).data;
    expect(round).toMatchObject({ version: 1, mode: 'Bonus', level: 200, stake: 250, win: 240 });
    expect(checkStudioRound(round, { commitment })).toMatchObject({ kind: 'right' });
  });

  it('line of a book that is too long is left out, and the round is checked by its table', async () => {
    const round = await revealedRound('long');
    expect(round.book).toBeNull();
    expect(checkStudioRound(round)).toMatchObject({ kind: 'right' });
    expect(checkStudioRound({ ...round, payout: 97 })).toEqual({ kind: 'wrong', part: 'payout' });
  });

  it('check of a round fetches at most 200 kB, whatever the table has', async () => {
    const round = await revealedRound();
    const node = { sum: String(2n ** 63n - 1n), hash: 'f'.repeat(64) };
    // A table of five million lines has 17 nodes above a block; twenty modes, and a book of which each byte needs a second one.
    const largest: StudioRoundProof = {
      ...round,
      roots: Array.from({ length: 20 }, () => 'f'.repeat(64)),
      book: '"'.repeat(MAX_PROOF_BOOK_BYTES),
      proof: { ...round.proof, block: 'f'.repeat(64 * 56 * 2), path: Array.from({ length: 17 }, () => node) },
    };
    expect(Buffer.byteLength(JSON.stringify(largest))).toBeLessThan(200_000);
  });

  it('ninth proof at once is put off, and the next one is read again', async () => {
    const [row] = await sql`select prepared from studio_versions where game_id = 'wide'`;
    const [mode] = readPrepared(row?.prepared);
    if (!mode) throw new Error('the game has no mode');
    const all = Array.from({ length: 9 }, (_, line) => readLineProof(place.store, mode, line));
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(8).fill('fulfilled'), 'rejected']);
    await expect(all[8]).rejects.toMatchObject({ key: 'busy', details: { retryAfter: 1 } });
    expect(await readLineProof(place.store, mode, 8)).toMatchObject({ proof: { blockIndex: 0 } });
  });

  it('unknown round has no proof, and a file of the store that was changed gives none', async () => {
    for (const roundId of ['nothing', '00000000-0000-4000-8000-000000000000'])
      expect((await proofOf(roundId)).code).toBe(ERROR_CODES.roundUnknown);
    await platform.publish('broken', {
      ...WIDE,
      'table_base.csv': '0,1,96\n',
      'books_base.jsonl.zst': `${book(0, 96)}\n`,
    });
    const guest = await seat(100_000, 'broken');
    const roundId = await playRound(guest, 'base', 'broken');
    const [row] = await sql`select prepared from studio_versions where game_id = 'broken'`;
    const [mode] = readPrepared(row?.prepared);
    const file = path.join(place.studioFiles, 'files', mode?.files.table.hash ?? '');
    fs.chmodSync(file, 0o600);
    fs.writeFileSync(file, Buffer.alloc(56));
    expect((await proofOf(roundId)).code).toBe(ERROR_CODES.gameMaintenance);
  });
});

it('round of a studio’s game has no replay, and its player is told so', async () => {
  const guest = await seat(100_000, 'wide');
  const roundId = await playRound(guest);
  const asked = requestOf(context, guest.player);
  expect(await replayHandlers.getReplay({ roundId }, asked)).toEqual({ refusal: 'studio', replay: null });
});
