import { beforeEach, describe, expect, it } from 'vitest';
import type { JackpotInfo } from '../../../../contract/entities/jackpot.ts';
import { SPIN_DEBOUNCE_MS } from '../../../../contract/limits.ts';
import { cents } from '../../../../contract/money.ts';
import { RING_ORDER, type RingStep } from '../../../../maths/jackpot-ring.ts';
import type { WheelTurn } from '../../../../maths/jackpot-wheel.ts';
import {
  createDrawFlow,
  type DrawPorts,
  type DrawRequest,
} from '../../../../src/features/jackpot/draw-flow.ts';
import { type DrawShow, stillShow } from '../../../../src/features/jackpot/draw-show.ts';
import { createDrawStore, type DrawResult } from '../../../../src/features/jackpot/draw-store.ts';

const won = (more: Partial<DrawResult> = {}): DrawResult => ({
  id: 'draw-1',
  type: 1,
  propId: 2001,
  count: 5_000,
  bonus: cents(5_000),
  cell: 9,
  day: '2026-11-20',
  createTime: 0,
  proof: { commit: '', serverSeed: '', clientSeed: '', maths: '', cellWeights: [], tierWeights: [] },
  coin: cents(25_000),
  nextCommit: 'next',
  ...more,
});
const pot = won({ type: 2, propId: 50003, cell: 5, count: 4_000_000, bonus: cents(4_000_000) });

const failure = (key: string) => Object.assign(new Error(key), { key });
const settle = () => new Promise<void>((done) => setImmediate(done));

/** A show that plays nothing by itself: the test says when each part has ended. */
class HandShow implements DrawShow {
  readonly played: string[] = [];
  steps: readonly RingStep[] = [];
  wheel: WheelTurn | null = null;
  cuts = 0;
  isCircling = false;
  #done: (() => void) | null = null;

  circle = () => {
    this.isCircling = true;
    this.played.push('circle');
  };
  rest = () => {
    this.isCircling = false;
    this.played.push('rest');
  };
  run = (plan: (startCell: number) => readonly RingStep[]) => {
    this.steps = plan(RING_ORDER[3]);
    return this.#play('run');
  };
  turn = (plan: WheelTurn) => {
    this.wheel = plan;
    return this.#play('turn');
  };
  celebrate = (size: string) => this.#play(`celebrate ${size}`);
  cut = () => {
    this.cuts += 1;
    this.isCircling = false;
    this.#done?.();
  };

  async end(): Promise<void> {
    this.#done?.();
    await settle();
  }

  #play(part: string): Promise<void> {
    this.isCircling = false;
    this.played.push(part);
    return new Promise((done) => {
      this.#done = done;
    });
  }
}

/** The world outside the flow: a scripted server, a storage that outlives a reload, a clock by hand. */
class World {
  readonly asked: DrawRequest[] = [];
  readonly answers: ((request: DrawRequest) => Promise<DrawResult>)[] = [];
  readonly shown: string[] = [];
  kept: DrawRequest | null = null;
  info = { canReceiveDrawChance: true, draw: { commit: 'seal' } } as JackpotInfo;
  fresh: JackpotInfo | null = null;
  show: DrawShow = new HandShow();
  now = 1_000;
  isVisible = true;
  board: Promise<void> = Promise.resolve();
  timers: { ms: number; work: () => void }[] = [];
  #ids = 0;

  get hand(): HandShow {
    return this.show as HandShow;
  }

  ports(): DrawPorts {
    return {
      ask: (request) => {
        // Stored before it is sent: a reload in mid-flight must find it.
        expect(this.kept).toEqual(request);
        this.asked.push(request);
        const answer = this.answers.shift();
        return answer ? answer(request) : new Promise(() => undefined);
      },
      info: () => this.info,
      loadInfo: async () => {
        if (this.fresh) this.info = this.fresh;
      },
      matchBoard: () => this.board,
      failureKey: (error) => (error as { key?: string }).key ?? 'unreadable',
      newId: () => `id-${++this.#ids}`,
      pending: {
        read: () => this.kept,
        write: (request) => {
          this.kept = request;
        },
        clear: (requestId) => {
          if (this.kept?.requestId === requestId) this.kept = null;
        },
      },
      show: () => this.show,
      random: () => 0.5,
      now: () => this.now,
      after: (ms, work) => {
        const timer = { ms, work };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((other) => other !== timer);
        };
      },
      isVisible: () => this.isVisible,
      whenShown: (draw) => void this.shown.push(draw.id),
    };
  }

  async tick(): Promise<void> {
    const [timer, ...rest] = this.timers;
    this.timers = rest;
    timer?.work();
    await settle();
  }
}

let world: World;
let store: ReturnType<typeof createDrawStore>;
let flow: ReturnType<typeof createDrawFlow>;

/** A page of its own over the same storage: what a reload or another tab is. */
function openPage() {
  store = createDrawStore();
  flow = createDrawFlow(store, world.ports());
  return flow.open();
}

const phase = () => store.getState().phase;

async function press(): Promise<void> {
  void flow.spin();
  await settle();
}

beforeEach(() => {
  world = new World();
  openPage();
});

describe('a draw', () => {
  it('[T09, V04] is asked for only with a chance', async () => {
    world.info = { ...world.info, canReceiveDrawChance: false };
    await press();
    expect(world.asked).toEqual([]);
    expect(phase()).toBe('idle');
  });

  it('[T09] is asked for only once while one is running', async () => {
    await press();
    world.now += 10_000;
    await press();
    expect(world.asked).toHaveLength(1);
    expect(phase()).toBe('asking');
  });

  it('[K07] takes no second press within 300 ms, and the next one after it', async () => {
    world.answers.push(async () => Promise.reject(failure('jackpotNoChance')));
    await press();
    expect(phase()).toBe('idle');
    world.now += SPIN_DEBOUNCE_MS - 1;
    await press();
    expect(world.asked).toHaveLength(1);
    world.now += SPIN_DEBOUNCE_MS;
    await press();
    expect(world.asked).toHaveLength(2);
  });

  it('[T09, T10, K05] circles while the answer is awaited, then runs from the light to the server’s cell', async () => {
    world.answers.push(async () => won());
    await press();
    expect(world.hand.played).toEqual(['circle', 'run']);
    expect(world.hand.steps[0]).toMatchObject({ cell: RING_ORDER[3], atMs: 0, holdMs: 80 });
    expect(world.hand.steps.at(-1)).toMatchObject({ cell: 9 });
    expect(store.getState().result?.id).toBe('draw-1');
  });

  it('[T09] is shown after its run, and only then counts as seen', async () => {
    world.answers.push(async () => won());
    await press();
    expect(world.kept).not.toBeNull();
    await world.hand.end();
    expect(phase()).toBe('award');
    expect(world.kept).toBeNull();
    expect(world.shown).toEqual([]);
    await world.hand.end();
    expect(world.shown).toEqual(['draw-1']);
    expect(world.hand.played.at(-1)).toBe('celebrate small');
    flow.dismiss();
    expect(phase()).toBe('idle');
  });

  it('[T11, K06] of type 2 opens the wheel on the tier the server named, 4 to 6 s, then counts up', async () => {
    world.answers.push(async () => pot);
    await press();
    await world.hand.end();
    expect(phase()).toBe('wheel');
    expect(world.hand.wheel).toMatchObject({ tier: 'minor', turnMs: 5_000 });
    await world.hand.end();
    expect(world.hand.played.at(-1)).toBe('celebrate medium');
    expect(phase()).toBe('award');
  });

  it('ends at once when it is skipped, with the same result', async () => {
    world.answers.push(async () => pot);
    await press();
    flow.skip();
    await settle();
    expect(world.hand.played).toEqual(['circle', 'run']);
    expect(store.getState()).toMatchObject({ phase: 'award', litCell: 5, countShare: 1 });
    expect(world.shown).toEqual(['draw-1']);
  });

  it('has the same result without motion', async () => {
    world.show = stillShow;
    world.answers.push(async () => pot);
    await press();
    expect(store.getState()).toMatchObject({ phase: 'award', litCell: 5, countShare: 1, result: pot });
  });

  it('is shown at once when the page was hidden meanwhile', async () => {
    world.isVisible = false;
    world.answers.push(async () => won());
    await press();
    expect(world.hand.played).toEqual(['circle', 'rest']);
    expect(store.getState()).toMatchObject({ phase: 'award', litCell: 9, countShare: 1 });
  });

  it('stops a circling light before its award, also one that began after the rest was passed over', async () => {
    const late = Promise.withResolvers<DrawResult>();
    world.answers.push(() => late.promise);
    await press();
    flow.skip();
    // A stage that is up only now finds the answer still awaited.
    world.hand.circle();
    late.resolve(won());
    await settle();
    expect(store.getState()).toMatchObject({ phase: 'award', litCell: 9 });
    expect(world.hand.isCircling).toBe(false);
  });

  it('that an earlier page left unseen has no light circling behind its award', async () => {
    world.kept = { requestId: 'left', clientSeed: 'seed', commit: 'seal' };
    world.answers.push(async () => won());
    openPage();
    await settle();
    expect(world.hand.played).toEqual(['circle', 'rest']);
    expect(world.hand.isCircling).toBe(false);
  });

  it('whose show fails in any of its parts is awarded all the same, and asked for once', async () => {
    const fault = async () => Promise.reject(new Error('no renderer'));
    world.show = Object.assign(new HandShow(), { run: fault, turn: fault, celebrate: fault });
    world.answers.push(async () => pot);
    await press();
    expect(store.getState()).toMatchObject({ phase: 'award', litCell: 5, countShare: 1, failure: null });
    expect(world.shown).toEqual(['draw-1']);
    expect(world.asked).toHaveLength(1);
    expect(world.timers).toEqual([]);
  });
});

describe('an answer that does not come', () => {
  it.each(['offline', 'timeout', 'unreadable', 'internal'])(
    'after %s rests the light, keeps the three, and asks again with the same',
    async (key) => {
      world.answers.push(
        async () => Promise.reject(failure(key)),
        async () => won(),
      );
      await press();
      expect(phase()).toBe('unsure');
      expect(world.hand.played.at(-1)).toBe('rest');
      await world.tick();
      expect(world.asked[1]).toEqual(world.asked[0]);
      expect(phase()).toBe('ring');
    },
  );

  it('is asked for ever more slowly, and at once when the player or the network says so', async () => {
    for (let tries = 0; tries < 6; tries += 1)
      world.answers.push(async () => Promise.reject(failure('timeout')));
    await press();
    const waits: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      waits.push(world.timers[0]?.ms ?? 0);
      await world.tick();
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeGreaterThan(1_000);
    flow.askAgain();
    await settle();
    expect(world.asked).toHaveLength(6);
    expect(new Set(world.asked.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('is asked for after a reload with the same three, and shown once', async () => {
    await press();
    const [first] = world.asked;
    world.answers.push(async () => won());
    openPage();
    await settle();
    expect(world.asked[1]).toEqual(first);
    expect(store.getState()).toMatchObject({ phase: 'award', litCell: 9, countShare: 1 });
    openPage();
    await settle();
    expect(world.asked).toHaveLength(2);
    expect(phase()).toBe('idle');
  });

  it('stays unseen when the hall was closed before it, and is shown at the next visit', async () => {
    const leave = openPage();
    const late = Promise.withResolvers<DrawResult>();
    world.answers.push(
      () => late.promise,
      async () => won(),
    );
    await press();
    leave();
    late.resolve(won());
    await settle();
    expect(world.kept).not.toBeNull();
    expect(world.shown).toEqual([]);
    flow.open();
    await settle();
    expect(phase()).toBe('award');
    expect(world.asked[1]).toEqual(world.asked[0]);
  });
});

describe('a hall that is closed in mid-draw', () => {
  it('asks no more, and the next visit does', async () => {
    const leave = openPage();
    const late = Promise.withResolvers<DrawResult>();
    world.answers.push(
      () => late.promise,
      async () => won(),
    );
    await press();
    leave();
    late.reject(failure('timeout'));
    await settle();
    expect(world.timers).toEqual([]);
    expect(store.getState()).toMatchObject({ phase: 'idle', failure: null });
    flow.open();
    await settle();
    expect(phase()).toBe('award');
    expect(world.asked[1]).toEqual(world.asked[0]);
  });

  it('takes nothing as seen while its board is being loaded', async () => {
    const board = Promise.withResolvers<void>();
    world.board = board.promise;
    const leave = openPage();
    world.answers.push(async () => won());
    await press();
    leave();
    board.resolve();
    await settle();
    expect(phase()).toBe('idle');
    expect(world.kept).not.toBeNull();
    expect(world.shown).toEqual([]);
  });

  it('resumes what was left unseen once it is known whose it is, and only while it is open', async () => {
    const leave = openPage();
    world.kept = { requestId: 'left', clientSeed: 'seed', commit: 'seal' };
    world.answers.push(async () => won());
    leave();
    flow.resume();
    expect(world.asked).toEqual([]);
    world.kept = null;
    flow.open();
    expect(world.asked).toEqual([]);
    world.kept = { requestId: 'left', clientSeed: 'seed', commit: 'seal' };
    flow.resume();
    await settle();
    expect(world.asked).toHaveLength(1);
    expect(phase()).toBe('award');
  });
});

describe('a refusal', () => {
  it.each(['jackpotClosed', 'jackpotNoChance', 'jackpotNeedsDeposit', 'jackpotNeedsBetting', 'selfExcluded'])(
    '[E04] by %s ends the draw, keeps nothing and says why',
    async (key) => {
      world.answers.push(async () => Promise.reject(failure(key)));
      await press();
      expect(store.getState()).toMatchObject({ phase: 'idle', failure: { key } });
      expect(world.kept).toBeNull();
      expect(world.timers).toEqual([]);
    },
  );

  it('for a seal that another tab has used up asks once more, as a new request under the new seal', async () => {
    world.fresh = { ...world.info, draw: { ...world.info.draw, commit: 'newer' } };
    world.answers.push(
      async () => Promise.reject(failure('drawPromiseStale')),
      async () => won(),
    );
    await press();
    expect(world.asked).toHaveLength(2);
    expect(world.asked[1]?.commit).toBe('newer');
    expect(world.asked[1]?.requestId).not.toBe(world.asked[0]?.requestId);
    expect(phase()).toBe('ring');
  });

  it.each(['jackpotNoChance', 'drawPromiseStale'])(
    '[T09] because another tab drew in the same moment (%s) shows the draw of that tab',
    async (key) => {
      const theirs = { requestId: 'theirs', clientSeed: 'their-seed', commit: 'seal' };
      world.answers.push(
        async () => {
          // Pressed there at once: what is kept by then is theirs.
          world.kept = theirs;
          throw failure(key);
        },
        async () => won(),
      );
      await press();
      expect(world.asked.at(-1)).toEqual(theirs);
      expect(phase()).toBe('ring');
      expect(store.getState().failure).toBeNull();
    },
  );

  it('for a used seal ends when that was the last chance', async () => {
    world.fresh = { ...world.info, canReceiveDrawChance: false };
    world.answers.push(async () => Promise.reject(failure('drawPromiseStale')));
    await press();
    expect(world.asked).toHaveLength(1);
    expect(phase()).toBe('idle');
  });

  it('by a lost session keeps the three for the next sign-in', async () => {
    world.answers.push(async () => Promise.reject(failure('sessionEnded')));
    await press();
    expect(world.kept).not.toBeNull();
    expect(store.getState()).toMatchObject({ phase: 'idle', failure: null });
  });
});
