import { describe, expect, it, vi } from 'vitest';
import type { GameRound, RoundProgress } from '../../../contract/games/game-calls.ts';
import type { PlacedNonce } from '../../../contract/games/seed-pair-calls.ts';
import { cents } from '../../../contract/money.ts';
import type { GameServer } from '../../../games/engine/game-server.ts';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { openFrame, openPlatform } from './test-game.ts';

const atNonce =
  (nonce: number) =>
  (answer: RoundProgress): RoundProgress =>
    answer.round
      ? { ...answer, round: { ...answer.round, proof: { ...answer.round.proof, nonce } } }
      : answer;

async function openReady() {
  const { platform, server } = openPlatform();
  const frame = openFrame(server);
  await frame.flow.open('launch-1');
  return { platform, server, frame };
}

/** A frame with a first round, and a bet that gets the wanted nonce instead of 1. */
async function betAt(nonce: number, nonces?: GameServer['nonces']) {
  const { platform, server } = openPlatform();
  let change = (answer: RoundProgress) => answer;
  const frame = openFrame({
    ...server,
    bet: async (body, token) => change(await server.bet(body, token)),
    nonces: nonces ?? server.nonces,
  });
  await frame.flow.open('launch-1');
  await frame.flow.play();
  change = atNonce(nonce);
  await frame.flow.play();
  const round = frame.state.get().lastRound as GameRound;
  return { platform, frame, round, verify: () => frame.promises.verify(round) };
}

const listed = (...nonces: number[]): readonly PlacedNonce[] =>
  nonces.map((nonce) => ({ nonce, roundId: `round-${nonce}`, refusal: null }));

/** As the page keeps it. */
const answersOf = (frame: ReturnType<typeof openFrame>) =>
  frame.promised.filter((said) => typeof said === 'object' && said.kind === 'round-answered');

describe('nonce of a bet', () => {
  it('bets of other tabs between are asked for, and the higher nonce is accepted once all are accounted for', async () => {
    const { platform, server, frame } = await openReady();
    platform.seeds.place('of another tab', { roundId: 'their-round' });
    platform.seeds.place('refused in another tab', { refusal: 'balanceTooLow' });
    await frame.flow.play();
    const { lastRound, brokenRound, seedPair } = frame.state.get();
    expect(lastRound?.proof.nonce).toBe(2);
    await vi.waitFor(() => expect(answersOf(frame)).toHaveLength(1));
    expect(answersOf(frame)[0]).toMatchObject({
      roundId: lastRound?.roundId,
      brokenAnswer: null,
      acceptedNonce: 2,
    });
    expect(brokenRound).toBeNull();
    expect(seedPair?.nextNonce).toBe(3);
    expect(await frame.promises.verify(lastRound as GameRound)).toEqual({ kind: 'kept' });
    const reloaded = openFrame(server, frame.keys);
    expect(await reloaded.promises.verify(lastRound as GameRound)).toEqual({ kind: 'kept' });
  });

  it('higher nonce with a gap before it is broken, said, and given to the page as evidence', async () => {
    const { frame, round, verify } = await betAt(3, async () => listed(2));
    await vi.waitFor(() => expect(frame.state.get().brokenRound).toBe(round.roundId));
    expect(answersOf(frame).at(-1)).toMatchObject({ brokenAnswer: round, acceptedNonce: null });
    expect(await verify()).toEqual({ kind: 'broken', parts: ['answer', 'nonce'] });
  });

  it('higher nonce is undecided while the list cannot be fetched, and decided when it is verified later', async () => {
    let isOnline = false;
    const nonces: GameServer['nonces'] = async () => {
      if (!isOnline) throw new CallFailure('offline', 'game/nonces', {});
      return listed(1, 2);
    };
    const { frame, verify } = await betAt(3, nonces);
    expect(await verify()).toEqual({ kind: 'none' });
    expect(frame.state.get().brokenRound).toBeNull();
    expect(answersOf(frame)).toHaveLength(1);
    isOnline = true;
    expect(await verify()).toEqual({ kind: 'kept' });
    expect(answersOf(frame).at(-1)).toMatchObject({ brokenAnswer: null, acceptedNonce: 3 });
  });

  it('lower nonce is broken without asking', async () => {
    const nonces = vi.fn<GameServer['nonces']>();
    const { frame, round, verify } = await betAt(0, nonces);
    expect(frame.state.get().brokenRound).toBe(round.roundId);
    expect(await verify()).toMatchObject({ kind: 'broken' });
    expect(nonces).not.toHaveBeenCalled();
  });

  it('accepted nonce is the only other one: the round may not have another later', async () => {
    const { frame, round, verify } = await betAt(3, async () => listed(1, 2));
    expect(await verify()).toEqual({ kind: 'kept' });
    const later = { ...round, proof: { ...round.proof, nonce: 4 } };
    expect(await frame.promises.verify(later)).toEqual({ kind: 'broken', parts: ['nonce'] });
  });

  it('refused bet has used its nonce, and the one after it expects the next', async () => {
    const { platform, frame } = await openReady();
    platform.mishaps.push({ rejectCall: 'balanceTooLow' });
    await frame.flow.play();
    expect(frame.state.get()).toMatchObject({ notice: 'balanceTooLow', seedPair: { nextNonce: 1 } });
    await frame.flow.play();
    expect(frame.state.get()).toMatchObject({ lastRound: { proof: { nonce: 1 } }, brokenRound: null });
    expect(answersOf(frame).at(-1)).toMatchObject({ brokenAnswer: null, acceptedNonce: null });
  });

  it.each(['lost before', 'lost after'] as const)(
    'bet that is sent again after it was %s keeps its promised nonce',
    async (mishap) => {
      const { platform, server, frame: first } = await openReady();
      platform.mishaps.push(mishap);
      await first.flow.play();
      const second = openFrame(server, first.keys, first.clock);
      await second.flow.open(null);
      expect(second.promised[0]).toMatchObject({ promise: { nonce: 0 } });
      expect(second.promised[1]).toMatchObject({ brokenAnswer: null, acceptedNonce: null });
      expect(second.state.get()).toMatchObject({
        brokenRound: null,
        lastRound: { proof: { nonce: 0 } },
        seedPair: { nextNonce: 1 },
      });
    },
  );

  it('older round that is shown again is not taken for the answer to a bet that never arrived', async () => {
    const { platform, server } = openPlatform();
    const first = openFrame({
      ...server,
      roundShown: () => Promise.reject(new CallFailure('offline', 'x', {})),
    });
    await first.flow.open('launch-1');
    await first.flow.play();
    platform.mishaps.push('lost before');
    await first.flow.play();
    const second = openFrame(server, first.keys, first.clock);
    await second.flow.open(null);
    const { lastRound, brokenRound } = second.state.get();
    expect(lastRound?.proof.nonce).toBe(0);
    expect(brokenRound).toBeNull();
    expect(second.promised).toEqual([]);
    expect(await second.promises.verify(lastRound as GameRound)).toEqual({ kind: 'kept' });
  });

  it('round of another bet at the same pair is not taken for the answer to one that never arrived', async () => {
    const { platform, server, frame: first } = await openReady();
    platform.mishaps.push('lost before');
    await first.flow.play();
    const { commit = '', clientSeed = '' } = platform.seeds.shown() ?? {};
    await server.bet({ requestId: 'other', bet: { stake: cents(200) }, clientSeed, commit }, '');
    const second = openFrame(server, first.keys, first.clock);
    await second.flow.open(null);
    expect(second.state.get()).toMatchObject({ lastRound: { roundId: 'round-other' }, brokenRound: null });
  });
});
