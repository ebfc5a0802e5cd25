import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { Session } from 'node:inspector/promises';
import { describe, expect, it } from 'vitest';
import { VIP_LEVELS } from '../../server/rewards/default-vip-levels.ts';
import { isJoined, readWalk } from '../tools/support/walk.ts';
import { seedPlayer } from './games/platform.ts';
import { useRewards } from './rewards/rewards-platform.ts';
import { openSeedPair } from './support/seed-pair.ts';

const MAX_FILES = 12;
const MAX_LINES = 200;
/** Asked before the handler of any call: who calls, how often, and with which game session. */
const BEFORE_HANDLERS = [
  'server/auth/admit-queries.ts',
  'server/auth/rate-window-queries.ts',
  'server/games/game-session-queries.ts',
];
/** A tagged template that a database answers. */
const STATEMENT = /\b(?:sql|db|tx)(?:<[^`]*>)?`\s*(?:select|insert|update|delete|with|notify)\b/;

const { newPlayer, ask, claim, bet, context } = useRewards();
const profiler = new Session();
profiler.connect();
await profiler.post('Profiler.enable');
await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** Files of the server with statements of which a function has run since this was last asked. */
async function takeAskingFiles(): Promise<string[]> {
  const { result } = await profiler.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
    )
    .map(({ url }) => url.slice(url.lastIndexOf('/server/') + 1))
    .filter((file) => file.startsWith('server/') && fs.existsSync(file))
    .filter((file) => STATEMENT.test(fs.readFileSync(file, 'utf8')))
    .filter((file) => !BEFORE_HANDLERS.includes(file));
}

const BET = 'From a bet to the ledger';
const CLAIM = 'From a level’s reward to the ledger';

describe.each([BET, CLAIM])('walk: %s', (title) => {
  const { steps } = readWalk(title);

  it(`walk has at most ${MAX_FILES} files, numbered from 1, none over ${MAX_LINES} lines`, () => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(MAX_FILES);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
    const long = steps.filter(({ file }) => fs.readFileSync(file, 'utf8').split('\n').length > MAX_LINES + 1);
    expect(long).toEqual([]);
  });

  it.each(steps.slice(1))('$file is joined to a file before it', (step) => {
    expect(step.other).toBeLessThan(step.number);
    expect(isJoined(step, steps)).toBe(true);
  });
});

describe('statements of a walk', () => {
  it('bet over HTTP asks the database from files of its walk alone', async () => {
    const player = await seedPlayer(context(), { coin: 50_000 });
    const { data } = await ask('startGame', player, { gameId: 101, tryIt: 0 });
    const launchToken = new URL(data.url).hash.replace('#launch=', '');
    const opened = await ask('game/open', { id: '', sessionId: '' }, { launchToken });
    const frame = { id: player.id, sessionId: opened.data.gameToken };
    const call = (name: string, rotation: Record<string, unknown>) => ask(name, frame, rotation);
    const seeds = await openSeedPair({ call }, opened.data);
    await takeAskingFiles();
    const body = { requestId: randomUUID(), bet: { stake: 1_000 }, ...seeds };
    const { code } = await ask('game/bet', frame, body);
    expect(code).toBe(0);
    const asking = await takeAskingFiles();
    expect(asking).toEqual(['server/games/round-queries.ts']);
    expect(readWalk(BET).steps.map(({ file }) => file)).toEqual(expect.arrayContaining(asking));
  });

  it('claim over HTTP asks the database from files of its walk alone', async () => {
    const player = await newPlayer();
    await bet(player, VIP_LEVELS[1]?.experience ?? 0);
    await takeAskingFiles();
    const { code } = await claim('receiveVipBonusUser', player, { level: 1 });
    expect(code).toBe(0);
    const asking = await takeAskingFiles();
    expect(asking).toContain('server/ledger/post-journal.ts');
    const listed = readWalk(CLAIM).steps.map(({ file }) => file);
    expect(asking.filter((file) => !listed.includes(file))).toEqual([]);
  });
});
