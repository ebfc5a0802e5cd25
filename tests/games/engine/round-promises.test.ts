import { describe, expect, it } from 'vitest';
import type { GameRound, RoundProgress } from '../../../contract/games/game-calls.ts';
import { cents } from '../../../contract/money.ts';
import type { GameServer } from '../../../games/engine/game-server.ts';
import { openFrame, openPlatform } from './test-game.ts';

/** A server that changes its answers to a bet, as one would that has something to hide. */
function forging(server: GameServer, forge: (answer: RoundProgress) => RoundProgress): GameServer {
  return { ...server, bet: async (body, token) => forge(await server.bet(body, token)) };
}

const changeRound =
  (change: (round: NonNullable<RoundProgress['round']>) => object) =>
  (answer: RoundProgress): RoundProgress =>
    answer.round ? { ...answer, round: { ...answer.round, ...change(answer.round) } } : answer;

describe('promise of a round in the game frame', () => {
  it('page is given the promise before the bet is sent, and the answer’s round after it', async () => {
    const { platform, server } = openPlatform();
    const given: number[] = [];
    const watched: GameServer = {
      ...server,
      bet: (body, token) => {
        given.push(frame.promised.length);
        return server.bet(body, token);
      },
    };
    const frame = openFrame(watched);
    await frame.flow.open('launch-1');
    const shown = frame.state.get().seedPair?.commit;
    await frame.flow.play();
    expect(given).toEqual([1]);
    const { lastRound, brokenRound } = frame.state.get();
    expect(frame.promised).toEqual([
      {
        kind: 'round-promised',
        promise: {
          requestId: expect.any(String),
          commit: shown,
          clientSeed: lastRound?.proof.clientSeed,
          nonce: 0,
          bet: { stake: 100 },
        },
      },
      {
        kind: 'round-answered',
        requestId: expect.any(String),
        roundId: lastRound?.roundId,
        brokenAnswer: null,
        acceptedNonce: null,
      },
    ]);
    expect(brokenRound).toBeNull();
    expect(platform.spins).toBe(1);
  });

  it.each([
    [
      'another player’s round',
      () => ({
        proof: {
          commit: 'e'.repeat(64),
          serverSeed: 'f'.repeat(64),
          clientSeed: 'theirs-1234',
          nonce: 0,
          maths: 'royal-sevens@1',
        },
      }),
    ],
    ['another seed', ({ proof }: { proof: object }) => ({ proof: { ...proof, commit: 'e'.repeat(64) } })],
    [
      'another client seed',
      ({ proof }: { proof: object }) => ({ proof: { ...proof, clientSeed: 'not-sent-1' } }),
    ],
    ['no nonce', ({ proof }: { proof: object }) => ({ proof: { ...proof, nonce: null } })],
    ['another bet', () => ({ bet: { stake: cents(200) } })],
  ])('answer with %s is said to be broken, and the page keeps it as evidence', async (_, change) => {
    const { server } = openPlatform();
    const frame = openFrame(forging(server, changeRound(change)));
    await frame.flow.open('launch-1');
    await frame.flow.play();
    const { brokenRound, lastRound } = frame.state.get();
    expect(brokenRound).toBe(lastRound?.roundId);
    expect(frame.promised.at(-1)).toMatchObject({
      kind: 'round-answered',
      brokenAnswer: change(lastRound as never),
    });
  });

  it('round whose answer was lost keeps its promise over a reload', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    const shown = frame.state.get().seedPair?.commit;
    platform.mishaps.push('lost after');
    await frame.flow.play();
    const after = openFrame(server, frame.keys);
    await after.flow.open(null);
    expect(after.promised.map((said) => (typeof said === 'object' ? said.kind : said))).toEqual([
      'round-promised',
      'round-answered',
    ]);
    expect(after.promised[0]).toMatchObject({ promise: { commit: shown, nonce: 0 } });
    expect(after.state.get().brokenRound).toBeNull();
  });

  it('promise of an answered round outlives a reload, and unreadable ones are none', async () => {
    const { server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    await frame.flow.play();
    const round = frame.state.get().lastRound as GameRound;
    expect(await openFrame(server, frame.keys).promises.verify(round)).toEqual({ kind: 'kept' });
    frame.keys.set('round_promises:royal-sevens', '[["x",{"commit":1}]]');
    expect(await openFrame(server, frame.keys).promises.verify(round)).toEqual({ kind: 'none' });
    frame.keys.set('round_promises:royal-sevens', '{');
    expect(await openFrame(server, frame.keys).promises.verify(round)).toEqual({ kind: 'none' });
  });

  it('older round of the player that is answered to another bet is broken, and stays so', async () => {
    const { server } = openPlatform();
    let first: GameRound | null = null;
    const repeated = forging(server, (answer) => {
      first ??= answer.round;
      return { ...answer, round: first };
    });
    const frame = openFrame(repeated);
    await frame.flow.open('launch-1');
    await frame.flow.play();
    expect(frame.state.get().brokenRound).toBeNull();
    await frame.flow.play();
    const { lastRound, brokenRound } = frame.state.get();
    expect(brokenRound).toBe(lastRound?.roundId);
    expect(await frame.promises.verify(lastRound as GameRound)).toMatchObject({ kind: 'broken' });
  });
});
