import { beforeAll, describe, expect, it } from 'vitest';
import type { GameRound } from '../../../contract/games/game-calls.ts';
import { cents } from '../../../contract/money.ts';
import { withServerSeed } from '../../../games/engine/frame-state.ts';
import type { GameServer } from '../../../games/engine/game-server.ts';
import { makeRoundCheck } from '../../../games/engine/round-check.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';
import { CallFailure, type FailureKey } from '../../../src/platform/http/call-failure.ts';
import { activateMessages, loadMessages } from '../../../src/platform/i18n.ts';
import { openFrame, openPlatform } from './test-game.ts';

beforeAll(async () => {
  await loadMessages('game');
  await activateMessages('en');
});

type Platform = ReturnType<typeof openPlatform>['platform'];

/** A frame that has played two rounds. @param change what its server does otherwise */
async function playTwo(change: (server: GameServer, platform: Platform) => Partial<GameServer> = () => ({})) {
  const { platform, server } = openPlatform();
  const changed = { ...server, ...change(server, platform) };
  const frame = openFrame(changed);
  await frame.flow.open('launch-1');
  await frame.flow.play();
  await frame.flow.play();
  const { state, tokens, promises, newId } = frame;
  const check = makeRoundCheck({ state, server: changed, tokens, promises, maths: ROYAL_SEVENS, newId });
  const [second, first] = state.get().history as [GameRound, GameRound];
  return { platform, frame, state, check, first, second };
}

const failing = (key: FailureKey, details?: unknown) => async (): Promise<never> => {
  throw new CallFailure(key, 'game', { details });
};

describe('check of a round in the game frame', () => {
  it('round is not checkable while its seed is secret, and fair once it was revealed from here', async () => {
    const { platform, state, check, first, second } = await playTwo();
    const before = state.get();
    expect(await check.verify(first)).toEqual({ round: first, verdict: 'unrevealed' });
    expect(await check.reveal()).toBeNull();
    const { round, verdict } = await check.verify(first);
    expect(verdict).toBe('fair');
    expect(round.proof.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    const { seedPair, nextCommit } = state.get();
    expect(seedPair).toMatchObject({ commit: before.nextCommit, nextNonce: 0 });
    expect(seedPair?.clientSeed).not.toBe(before.seedPair?.clientSeed);
    expect(nextCommit).toBe(platform.seeds.nextCommit());
    // Another round of the same pair needs no second change of seeds.
    expect((await check.verify(second)).verdict).toBe('fair');
    expect(state.get().seedPair).toEqual(seedPair);
  });

  it('revealed seed is kept with the rounds of the frame, so that it is asked for once', async () => {
    let asked = 0;
    const { state, check, second } = await playTwo((server) => ({
      roundProof(roundId) {
        asked += 1;
        return server.roundProof(roundId);
      },
    }));
    await check.reveal();
    await check.verify(second);
    const { history, lastRound } = state.get();
    const [latest] = history as [GameRound];
    expect(latest.proof.serverSeed).not.toBeNull();
    expect(lastRound).toEqual(latest);
    expect(history[1]?.proof.serverSeed).toBeNull();
    expect((await check.verify(latest)).verdict).toBe('fair');
    expect(asked).toBe(1);
  });

  it('seed that was revealed elsewhere is found without changing the seeds again', async () => {
    const { platform, state, check, first } = await playTwo();
    platform.seeds.reveal();
    expect((await check.verify(first)).verdict).toBe('fair');
    expect(state.get().seedPair).toMatchObject({ nextNonce: 2 });
  });

  it('change of seeds in another tab is followed, and the round is checked by what that revealed', async () => {
    const { platform, state, check, first } = await playTwo();
    platform.seeds.open('of another tab');
    expect(await check.reveal()).toBeNull();
    expect(state.get()).toMatchObject({
      seedPair: { clientSeed: 'of another tab', nextNonce: 0 },
      nextCommit: platform.seeds.nextCommit(),
    });
    expect((await check.verify(first)).verdict).toBe('fair');
  });

  it('rounds that need the seed are named, and nothing changes', async () => {
    const rounds = [{ roundId: 'r1', slug: 'mines-of-brass', openedAt: 5 }];
    const { state, check, first } = await playTwo((server, { seeds }) => ({
      // The first one opens the pair.
      rotateSeedPair: (body, token) =>
        seeds.current() ? failing('seedInUse', { rounds })() : server.rotateSeedPair(body, token),
    }));
    const before = state.get();
    expect(await check.reveal()).toMatch(/^Finish these rounds first.*Mines of Brass/);
    expect(state.get()).toEqual(before);
    expect((await check.verify(first)).verdict).toBe('unrevealed');
  });

  it('round is judged as the player was shown it, whatever its proof says later', async () => {
    const { check, first } = await playTwo((server) => ({
      bet: async (body, token) => {
        const answer = await server.bet(body, token);
        const round = answer.round && { ...answer.round, win: cents(answer.round.win + 500) };
        return { ...answer, round };
      },
    }));
    await check.reveal();
    const { round, verdict } = await check.verify(first);
    expect([round.win, verdict]).toEqual([first.win, 'unfair']);
  });

  it('seed of another commitment than the shown one is not fair', async () => {
    const { check, first } = await playTwo((server) => ({
      async roundProof(roundId) {
        const round = await server.roundProof(roundId);
        return { ...round, proof: { ...round.proof, commit: 'e'.repeat(64), serverSeed: 'f'.repeat(64) } };
      },
    }));
    expect((await check.verify(first)).verdict).toBe('unfair');
  });

  it('broken promise is said although the seed is still secret', async () => {
    const { check, second } = await playTwo((server) => ({
      bet: async (body, token) => {
        const answer = await server.bet(body, token);
        const round = answer.round && { ...answer.round, proof: { ...answer.round.proof, nonce: 0 } };
        return { ...answer, round };
      },
    }));
    expect((await check.verify(second)).verdict).toBe('unfair');
  });

  it('round without a promise is never called fair', async () => {
    const { platform, frame, first } = await playTwo();
    platform.seeds.reveal();
    const { server } = openPlatform();
    const promises = { verify: async () => ({ kind: 'none' }) as const };
    const check = makeRoundCheck({ ...frame, server, promises, maths: ROYAL_SEVENS });
    const serverSeed = platform.seeds.pairOf(first.proof.commit)?.serverSeed ?? null;
    expect((await check.verify(withServerSeed(first, serverSeed))).verdict).toBe('unpromised');
  });

  it('round is not checkable while nothing can be asked, and the reason is said', async () => {
    let isOnline = true;
    const whileOnline =
      <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
      (...args: Args) =>
        isOnline ? call(...args) : failing('offline')();
    const { check, first } = await playTwo((server) => ({
      roundProof: whileOnline(server.roundProof),
      rotateSeedPair: whileOnline(server.rotateSeedPair),
      open: whileOnline(server.open),
    }));
    isOnline = false;
    expect((await check.verify(first)).verdict).toBe('unrevealed');
    expect(await check.reveal()).toBe('The seed wasn’t revealed. Try again.');
    isOnline = true;
    expect(await check.reveal()).toBeNull();
    expect((await check.verify(first)).verdict).toBe('fair');
  });
});
