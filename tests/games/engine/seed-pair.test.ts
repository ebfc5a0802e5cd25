import { describe, expect, it, vi } from 'vitest';
import type { GameServer } from '../../../games/engine/game-server.ts';
import { CallFailure, type FailureKey } from '../../../src/platform/http/call-failure.ts';
import { openFrame, openPlatform } from './test-game.ts';

/** A server whose rotations fail as given, after what happens elsewhere at that moment; then they succeed. */
function failingRotations(
  server: GameServer,
  failures: FailureKey[],
  elsewhere: () => void = () => undefined,
) {
  const asked: { commit: string; clientSeed: string }[] = [];
  const failing: GameServer = {
    ...server,
    async rotateSeedPair(body, token) {
      asked.push(body);
      const key = failures.shift();
      if (!key) return server.rotateSeedPair(body, token);
      elsewhere();
      throw new CallFailure(key, 'game/rotateSeedPair', {});
    },
  };
  return { failing, asked };
}

describe('seed pair in the game frame', () => {
  it('player without a pair gets one before the first bet, of the shown commitment and an own client seed', async () => {
    const { platform, server } = openPlatform();
    const shown = platform.seeds.nextCommit();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    const { phase, seedPair, nextCommit } = frame.state.get();
    expect(phase.kind).toBe('ready');
    expect(seedPair).toEqual({ commit: shown, clientSeed: expect.any(String), nextNonce: 0 });
    expect(nextCommit).toBe(platform.seeds.nextCommit());
    expect(platform.opened).toHaveLength(1);
  });

  it('pair that is open already stays, with its client seed', async () => {
    const { platform, server } = openPlatform();
    platform.seeds.open('chosen by me');
    const { failing, asked } = failingRotations(server, []);
    const frame = openFrame(failing);
    await frame.flow.open('launch-1');
    expect(asked).toEqual([]);
    await frame.flow.play();
    expect(frame.state.get()).toMatchObject({
      seedPair: { clientSeed: 'chosen by me', nextNonce: 1 },
      lastRound: { proof: { clientSeed: 'chosen by me', nonce: 0, serverSeed: null } },
    });
  });

  it('frame that is second to open a pair goes on with the one of the first', async () => {
    const { platform, server } = openPlatform();
    const { failing, asked } = failingRotations(server, ['seedChanged'], () =>
      platform.seeds.open('of another tab'),
    );
    const frame = openFrame(failing);
    await frame.flow.open('launch-1');
    expect(asked).toHaveLength(1);
    expect(platform.opened).toEqual([{ launchToken: 'launch-1' }, { gameToken: 'frame-token' }]);
    expect(frame.state.get()).toMatchObject({
      phase: { kind: 'ready' },
      seedPair: { clientSeed: 'of another tab' },
    });
  });

  it('frame that is second time after time stops, and may be tried again', async () => {
    const { platform, server } = openPlatform();
    const { failing, asked } = failingRotations(server, ['seedChanged', 'seedChanged', 'seedChanged']);
    const frame = openFrame(failing);
    await frame.flow.open('launch-1');
    expect(asked).toHaveLength(3);
    expect(frame.state.get().phase).toEqual({ kind: 'stopped', failure: 'seedChanged', canRetry: true });
    await frame.flow.retry();
    expect(frame.state.get().phase.kind).toBe('ready');
    expect(platform.opened.at(-1)).toEqual({ gameToken: 'frame-token' });
  });

  it('launch token is not used twice when opening the pair is lost', async () => {
    const { platform, server } = openPlatform();
    const { failing } = failingRotations(server, ['timeout']);
    const frame = openFrame(failing);
    await frame.flow.open('launch-1');
    expect(frame.state.get().phase).toMatchObject({ kind: 'stopped', failure: 'timeout', canRetry: true });
    await frame.flow.retry();
    expect(platform.opened).toEqual([{ launchToken: 'launch-1' }, { gameToken: 'frame-token' }]);
    expect(frame.state.get().phase.kind).toBe('ready');
  });

  it.each([
    ['server seed', { commit: 'e'.repeat(64) }],
    ['client seed', { clientSeed: 'not sent' }],
  ])('pair of another %s than shown and sent is not played with', async (_, change) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { server } = openPlatform();
    const frame = openFrame({
      ...server,
      async rotateSeedPair(body, token) {
        const answer = await server.rotateSeedPair(body, token);
        return { ...answer, seedPair: answer.seedPair && { ...answer.seedPair, ...change } };
      },
    });
    await frame.flow.open('launch-1');
    expect(frame.state.get().phase).toMatchObject({ kind: 'stopped', canRetry: true });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('bet of a pair that was changed elsewhere stakes nothing, and the next one is of the new pair', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    await frame.flow.play();
    const { balance } = frame.state.get();
    platform.seeds.open('of another tab');
    await frame.flow.play();
    expect(platform.spins).toBe(1);
    expect(frame.state.get()).toMatchObject({ phase: { kind: 'ready' }, balance, notice: 'seedChanged' });
    await frame.flow.play();
    expect(platform.spins).toBe(2);
    expect(frame.state.get()).toMatchObject({
      lastRound: { proof: { clientSeed: 'of another tab', nonce: 0 } },
      brokenRound: null,
    });
  });

  it('pair that was revealed meanwhile is followed by another one, which is shown before a stake', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    frame.state.set({ ...frame.state.get(), seedPair: null });
    platform.seeds.reveal();
    await frame.flow.play();
    expect(platform.spins).toBe(0);
    expect(frame.state.get()).toMatchObject({
      phase: { kind: 'ready' },
      notice: 'seedChanged',
      seedPair: { commit: platform.seeds.current()?.commit, nextNonce: 0 },
    });
  });
});
