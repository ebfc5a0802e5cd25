import { describe, expect, it } from 'vitest';
import { RETRY_PAUSES_MS, retryPreflight } from '../../../src/app/preflight-retry.ts';

/** A server that answers when told to, and a clock with one appointment. */
class World {
  isOnline = true;
  hasPreflightFailed = true;
  answers = false;
  asked = 0;
  shown = 0;
  pauses: number[] = [];
  timer: (() => void) | null = null;
  goOnline = () => {};
  fail = () => {};

  constructor(changes: Partial<World> = {}) {
    Object.assign(this, changes);
    retryPreflight({
      check: async () => {
        this.asked += 1;
        this.hasPreflightFailed = !this.answers;
        // A failed preflight is told to everybody, also while it is this one's own.
        if (!this.answers) this.fail();
        return this.answers;
      },
      onAnswer: () => {
        this.shown += 1;
      },
      readState: () => this,
      onFailed: (work) => {
        this.fail = work;
      },
      onWanted: (work) => {
        this.goOnline = work;
      },
      after: (ms, work) => {
        this.pauses.push(ms);
        this.timer = work;
        return () => {
          if (this.timer === work) this.timer = null;
        };
      },
    });
  }

  async tick() {
    const work = this.timer;
    this.timer = null;
    work?.();
    await this.rest();
  }

  /** Until every promise that can go on has gone on. */
  rest = () => new Promise((done) => setImmediate(done));
}

describe('preflight retry', () => {
  it('[E02] pause grows while the server does not answer, up to a minute', async () => {
    const world = new World();
    for (let tries = 0; tries < 5; tries += 1) await world.tick();
    expect(world.asked).toBe(5);
    expect(world.pauses).toEqual([5_000, 15_000, 60_000, 60_000, 60_000, 60_000]);
    expect(Math.max(...RETRY_PAUSES_MS)).toBe(60_000);
    expect(world.shown).toBe(0);
  });

  it('[E02] retry publishes an answer once, stops, and begins with the short pause the next time', async () => {
    const world = new World();
    await world.tick();
    world.answers = true;
    await world.tick();
    expect([world.asked, world.shown, world.timer]).toEqual([2, 1, null]);
    world.hasPreflightFailed = true;
    world.fail();
    expect(world.pauses.at(-1)).toBe(5_000);
  });

  it('retry sends nothing while offline, and sends at once when the network is back', async () => {
    const world = new World({ isOnline: false });
    expect(world.pauses).toEqual([]);
    world.isOnline = true;
    world.answers = true;
    world.goOnline();
    await world.rest();
    expect([world.asked, world.shown]).toEqual([1, 1]);
  });

  it('retry when the network returns cancels the planned one', async () => {
    const world = new World();
    world.answers = true;
    world.goOnline();
    await world.rest();
    expect([world.asked, world.timer]).toEqual([1, null]);
  });

  it('no retry runs after a successful start until a later preflight fails', () => {
    const world = new World({ hasPreflightFailed: false });
    expect(world.pauses).toEqual([]);
    world.hasPreflightFailed = true;
    world.fail();
    expect(world.pauses).toEqual([5_000]);
  });

  it('next retry is planned only when every preflight in flight has failed', async () => {
    const answers: ((hasAnswer: boolean) => void)[] = [];
    const pauses: number[] = [];
    let goOnline = () => {};
    retryPreflight({
      check: () => new Promise((done) => answers.push(done)),
      onAnswer: () => undefined,
      readState: () => ({ isOnline: true, hasPreflightFailed: answers.length > 0 }),
      onFailed: () => undefined,
      onWanted: (work) => {
        goOnline = work;
      },
      after: (ms) => {
        pauses.push(ms);
        return () => undefined;
      },
    });
    goOnline();
    goOnline();
    answers[0]?.(false);
    await new Promise((done) => setImmediate(done));
    expect(pauses).toEqual([]);
    answers[1]?.(false);
    await new Promise((done) => setImmediate(done));
    expect(pauses).toEqual([5_000]);
  });

  it('retry is planned once for a failure, however often it is reported', async () => {
    const world = new World();
    await world.tick();
    expect(world.pauses).toEqual([5_000, 15_000]);
  });
});
