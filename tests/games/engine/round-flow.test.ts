import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { openFrame, openPlatform } from './test-game.ts';

/** A frame whose first spin never reached the server. */
async function loseSpin() {
  const { platform, server } = openPlatform();
  const frame = openFrame(server);
  await frame.flow.open('launch-1');
  platform.mishaps.push('lost before');
  await frame.flow.play();
  return { platform, server, frame };
}

describe('round in the game frame', () => {
  it('[C90] round opens with the launch token, stakes, shows the server’s outcome and notifies the page', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    expect(platform.opened).toEqual([{ launchToken: 'launch-1' }]);
    expect(frame.state.get()).toMatchObject({ phase: { kind: 'ready' }, balance: 10_000, stake: 100 });

    await frame.flow.play();
    const { lastRound, balance, history, phase } = frame.state.get();
    expect(phase).toEqual({ kind: 'ready' });
    expect(balance).toBe(10_000 - 100 + (lastRound?.win ?? Number.NaN));
    expect(history).toEqual([lastRound]);
    expect(frame.seen).toEqual(['start', lastRound?.roundId]);
    expect(frame.told).toEqual(['round-started', 'round-ended']);
    expect(platform.shown).toEqual([lastRound?.roundId]);
    expect(frame.pending.list()).toEqual([]);
  });

  it('[C90] stake is subtracted at once and the win added only when its end is seen', async () => {
    const { server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    const balances: number[] = [];
    frame.state.subscribe(({ balance }, before) => {
      if (balance !== before.balance) balances.push(balance);
    });
    await frame.flow.play();
    expect(balances[0]).toBe(9_900);
    expect(balances.at(-1)).toBe(9_900 + (frame.state.get().lastRound?.win ?? 0));
  });

  it('[C90] next stake waits until the cycle of 2.5 s has passed', async () => {
    const { server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    await frame.flow.play();
    expect(frame.waits).toEqual([2_500]);
  });

  it('[C90] no second stake is placed while a round runs', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    await Promise.all([frame.flow.play(), frame.flow.play()]);
    expect(platform.spins).toBe(1);
  });

  it('[C90] no stake is placed above the balance, and none while the page has paused the game', async () => {
    const { platform, server } = openPlatform(150);
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    frame.flow.setBet({ stake: cents(200) });
    expect(frame.state.get().stake).toBe(200);
    await frame.flow.play();
    frame.flow.setBet({ stake: cents(100) });
    frame.state.set({ ...frame.state.get(), isPaused: true });
    await frame.flow.play();
    expect(platform.spins).toBe(0);
  });

  it('[C90] round that is requested too soon waits as long as the server says', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    platform.mishaps.push({ rejectCall: 'roundTooSoon', details: { waitMs: 700 } });
    await frame.flow.play();
    expect(frame.waits[0]).toBe(700);
    expect(frame.state.get().lastRound).not.toBeNull();
  });

  it('[C90] bet that was made stays for the next round, until the server no longer offers it', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    frame.flow.setBet({ stake: cents(500) });
    await frame.flow.play();
    expect(frame.state.get()).toMatchObject({ bet: { stake: 500 }, stake: 500, lastRound: { stake: 500 } });
    platform.mishaps.push({ rejectCall: 'balanceTooLow' });
    await frame.flow.play();
    expect(frame.state.get()).toMatchObject({ bet: { stake: 500 }, notice: 'balanceTooLow' });
    for (const rejectCall of ['stakeNotOffered', 'betNotOffered'] as const) {
      frame.flow.setBet({ stake: cents(500) });
      platform.mishaps.push({ rejectCall });
      await frame.flow.play();
      expect(frame.state.get()).toMatchObject({ bet: { stake: 100 }, stake: 100, notice: rejectCall });
    }
  });

  it('[C90] bet is not changed while a round runs, and none is played without one', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    const round = frame.flow.play();
    frame.flow.setBet({ stake: cents(500) });
    await round;
    expect(frame.state.get()).toMatchObject({ bet: { stake: 100 }, lastRound: { stake: 100 } });
    frame.flow.setBet(null);
    await frame.flow.play();
    expect(frame.state.get()).toMatchObject({ bet: null, stake: 0 });
    expect(platform.spins).toBe(1);
  });
});

describe('interrupted round', () => {
  it('[C90] reload before the answer retries with the same id and shows the same round once', async () => {
    const { platform, server } = openPlatform();
    const first = openFrame(server);
    await first.flow.open('launch-1');
    platform.mishaps.push('lost after');
    await first.flow.play();
    expect(first.state.get().phase).toMatchObject({ kind: 'stopped', canRetry: true });
    const settled = platform.unshown;

    const second = openFrame(server, first.keys, first.clock);
    await second.flow.open(null);
    expect(platform.opened.at(-1)).toEqual({ gameToken: 'frame-token' });
    expect(platform.spins).toBe(1);
    expect(second.seen).toEqual(['start', settled?.roundId]);
    expect(second.state.get()).toMatchObject({ phase: { kind: 'ready' }, balance: platform.balance });
  });

  it('[C90] reload while the reels spin shows the settled round although nothing was stored', async () => {
    const { platform, server } = openPlatform();
    platform.seeds.open('client-seed');
    const { commit = '' } = platform.seeds.shown() ?? {};
    const body = { requestId: 'other', bet: { stake: 200 }, clientSeed: 'client-seed', commit };
    platform.unshown = (await server.bet(body, '')).round;
    const frame = openFrame(server);
    const phases: string[] = [];
    frame.state.subscribe(({ phase }) => {
      if (phase.kind === 'showing') phases.push(phase.isReplay ? 'replay' : 'first');
    });
    await frame.flow.open('launch-2');
    expect(phases[0]).toBe('replay');
    expect(frame.seen).toEqual(['start', 'round-other']);
    expect(frame.state.get()).toMatchObject({ balance: platform.balance, stake: cents(200) });
    expect(platform.shown).toEqual(['round-other']);
  });

  it('[C90] round whose end was not seen is shown again after a reload, and marked as seen once', async () => {
    const { platform, server } = openPlatform();
    const first = openFrame(server);
    await first.flow.open('launch-1');
    // The tab is hidden while the reels come to rest, and reloaded before it is looked at again.
    first.screen.shows = new Promise(() => undefined);
    void first.flow.play();
    await new Promise((done) => setImmediate(done));
    expect(first.seen).toHaveLength(2);
    expect(platform.shown).toEqual([]);
    expect(first.pending.list()).toHaveLength(1);

    const second = openFrame(server, first.keys, first.clock);
    await second.flow.open(null);
    expect(second.seen).toEqual(first.seen);
    expect(platform.shown).toHaveLength(1);
    expect(second.pending.list()).toEqual([]);
    const third = openFrame(server, first.keys, first.clock);
    await third.flow.open(null);
    expect(third.seen).toEqual([]);
    expect(platform.spins).toBe(1);
  });

  it('[C90] spin of one game is never retried in another', async () => {
    const { platform, server, frame: first } = await loseSpin();
    const other = openFrame(server, first.keys, first.clock, 'another-game');
    await other.flow.open('launch-2');
    expect(platform.spins).toBe(0);
    expect(first.pending.list()).toHaveLength(1);
  });

  it('[C90] spin that never arrived is sent again on retry, and staked once', async () => {
    const { platform, frame } = await loseSpin();
    expect(platform.spins).toBe(0);
    expect(frame.seen).toEqual(['start', 'cancel']);
    await frame.flow.retry();
    expect(platform.spins).toBe(1);
    expect(frame.state.get().phase).toEqual({ kind: 'ready' });
  });

  it('[C90] old spin that never arrived is deleted: no stake is placed an hour late', async () => {
    const { platform, server, frame: first } = await loseSpin();
    first.clock.now += 3_600_000;
    const second = openFrame(server, first.keys, first.clock);
    await second.flow.open(null);
    expect(platform.spins).toBe(0);
    expect(second.pending.list()).toEqual([]);
    expect(second.state.get()).toMatchObject({ phase: { kind: 'ready' }, balance: 10_000 });
  });

  it('[C90] rejection without a stake restores the shown balance and gives the reason', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    platform.mishaps.push({ rejectCall: 'balanceTooLow' });
    await frame.flow.play();
    expect(frame.state.get()).toMatchObject({
      phase: { kind: 'ready' },
      balance: 10_000,
      notice: 'balanceTooLow',
    });
  });

  it('[C90] bet during a round of another tab stakes nothing, and the frame goes on from the server’s state', async () => {
    const { platform, server } = openPlatform();
    const here = openFrame(server);
    await here.flow.open('launch-1');
    const there = openFrame(server);
    await there.flow.open('launch-2');
    there.clock.now += 10;
    await there.flow.play();
    platform.mishaps.push({ rejectCall: 'roundRunning' });
    await here.flow.play();
    expect(platform.spins).toBe(1);
    expect(here.state.get()).toMatchObject({
      phase: { kind: 'ready' },
      balance: platform.balance,
      notice: null,
      seedPair: { nextNonce: 2 },
    });
  });

  it.each(['gameSessionEnded', 'sessionEnded', 'launchTokenInvalid'] as const)(
    '[C90] stops for good on %s, and tells the page',
    async (key) => {
      const { platform, server } = openPlatform();
      const frame = openFrame(server);
      await frame.flow.open('launch-1');
      platform.mishaps.push({ rejectCall: key });
      await frame.flow.play();
      expect(frame.state.get().phase).toEqual({ kind: 'stopped', failure: key, canRetry: false });
      expect(frame.told).toContain('session-ended');
    },
  );

  it('[C90] opening that is lost is retried with the same launch token', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    platform.openFailure = 'offline';
    await frame.flow.open('launch-1');
    expect(frame.state.get().phase).toMatchObject({ kind: 'stopped', canRetry: true });
    platform.openFailure = null;
    await frame.flow.retry();
    expect(platform.opened).toEqual([{ launchToken: 'launch-1' }, { launchToken: 'launch-1' }]);
    expect(frame.state.get().phase).toEqual({ kind: 'ready' });
  });

  it('[C90] maintenance stops the game, and a retry reopens it with the stored token', async () => {
    const { platform, server } = openPlatform();
    const frame = openFrame(server);
    await frame.flow.open('launch-1');
    platform.mishaps.push({ rejectCall: 'gameMaintenance' });
    await frame.flow.play();
    expect(frame.state.get().phase).toMatchObject({ kind: 'stopped', failure: 'gameMaintenance' });
    await frame.flow.retry();
    expect(frame.state.get()).toMatchObject({ phase: { kind: 'ready' }, balance: 10_000 });
    expect(platform.spins).toBe(0);
  });
});
