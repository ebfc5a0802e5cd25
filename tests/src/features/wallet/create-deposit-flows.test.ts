import { beforeEach, describe, expect, it } from 'vitest';
import { DEPOSIT_POLL_MS } from '../../../../contract/limits.ts';
import { cents } from '../../../../contract/money.ts';
import {
  createDepositFlows,
  type DepositPorts,
} from '../../../../src/features/wallet/create-deposit-flows.ts';
import { createWalletStore } from '../../../../src/features/wallet/wallet-store.ts';
import { type ManualTimer, manualAfter } from '../../manual-timers.ts';
import { deposit, trade } from './trade.ts';

/** The world outside the flows: a scripted server, a storage that outlives a reload, a clock by hand. */
class World {
  readonly sent: { requestId: string; channelId: number; amount: number }[] = [];
  readonly asked: string[] = [];
  readonly opened: string[] = [];
  readonly cancelled: string[] = [];
  afterCancel = (): ReturnType<typeof deposit> => deposit({ state: 'cancelled' });
  readonly kept = new Map<string, unknown>();
  balance = 0;
  isVisible = true;
  trade = trade({});
  answer: () => Promise<ReturnType<typeof deposit>> = async () => deposit();
  order: () => ReturnType<typeof deposit> | null = () => deposit();
  timers: ManualTimer[] = [];
  visible: (() => void)[] = [];
  limitsRenewed = 0;
  #ids = 0;

  ports(): DepositPorts {
    const storedValue = <T>(key: string) => ({
      read: () => (this.kept.get(key) ?? null) as T | null,
      write: (value: T) => void this.kept.set(key, value),
      clear: () => void this.kept.delete(key),
    });
    return {
      getTradeInfo: async () => this.trade,
      recharge: (body) => {
        // Stored before it is sent: a reload in mid-flight must find it.
        expect(this.kept.get('pending')).toMatchObject({ id: body.requestId });
        this.sent.push(body);
        return this.answer();
      },
      renewLimits: async () => {
        this.limitsRenewed += 1;
      },
      cancelRecharge: async ({ depositId }) => {
        this.cancelled.push(depositId);
        return this.afterCancel();
      },
      rechargeOrder: async (depositId) => {
        this.asked.push(depositId);
        const order = this.order();
        if (!order) throw failure('offline');
        return { ...order, coin: cents(70_000) };
      },
      failureKey: (error) => (error as { key?: string }).key ?? 'unreadable',
      newRequestId: () => `id-${++this.#ids}`,
      pending: storedValue('pending'),
      followed: storedValue('followed'),
      openPaymentPage: (url) => this.opened.push(url),
      onPaid: (_deposit, coin) => {
        this.balance = coin;
      },
      isVisible: () => this.isVisible,
      after: manualAfter(this),
      onVisible: (work) => {
        this.visible.push(work);
        return () => {
          this.visible = this.visible.filter((other) => other !== work);
        };
      },
    };
  }

  /** Lets the waiting timer go off and everything that follows from it settle. */
  async tick(): Promise<void> {
    const [timer, ...rest] = this.timers;
    this.timers = rest;
    timer?.work();
    await settle();
  }

  async show(): Promise<void> {
    this.isVisible = true;
    for (const work of [...this.visible]) work();
    await settle();
  }
}

const settle = () => new Promise<void>((done) => setImmediate(done));
const failure = (key: string) => Object.assign(new Error(key), { key });
const body = { channelId: 1, amount: 20_000 };

let world: World;
let store: ReturnType<typeof createWalletStore>;
let flows: ReturnType<typeof createDepositFlows>;

/** What a reload does: new code, the same storage. */
function load() {
  store = createWalletStore();
  flows = createDepositFlows(store, world.ports());
}

beforeEach(() => {
  world = new World();
  load();
});

describe('new deposit', () => {
  it('[R65] page stays open for a deposit whose code is shown in it', async () => {
    world.answer = async () => deposit({ state: 'pending', qrText: 'code' });
    await flows.send({ channelId: 3, amount: 20_000 });
    expect(world.opened).toEqual([]);
    expect(store.getState().deposit).toMatchObject({ state: 'pending', qrText: 'code' });
  });

  it('payment page is opened, and the request is deleted once its result is shown', async () => {
    await flows.send(body);
    expect(world.opened).toEqual(['http://pay.example/d1']);
    expect(store.getState()).toMatchObject({ deposit: { depositId: 'd1' }, sending: 'idle' });
    expect(world.kept.has('pending')).toBe(false);
  });

  it('same request id is sent again after a timeout, also after a reload', async () => {
    world.answer = () => Promise.reject(failure('timeout'));
    await flows.send(body);
    expect(store.getState().sending).toBe('uncertain');
    await flows.retryRequest();
    load();
    world.answer = async () => deposit();
    await flows.open();
    expect(new Set(world.sent.map(({ requestId }) => requestId)).size).toBe(1);
    expect(world.sent).toHaveLength(3);
    expect(store.getState().deposit?.depositId).toBe('d1');
    // A page that opens by itself after a reload would take the player by surprise.
    expect(world.opened).toEqual([]);
  });

  it.each(['maintenance', 'tooOften', 'sessionEnded'])(
    'keeps a request id whose answer was lost when asking again is refused by %s, which tells nothing of it',
    async (key) => {
      world.answer = () => Promise.reject(failure('timeout'));
      await flows.send(body);
      world.answer = () => Promise.reject(failure(key));
      await flows.send(body);
      world.answer = async () => deposit();
      load();
      await flows.open();
      expect(world.sent).toHaveLength(3);
      expect(new Set(world.sent.map(({ requestId }) => requestId)).size).toBe(1);
      expect(world.kept.has('pending')).toBe(false);
    },
  );

  it('another amount has a new request id', async () => {
    world.answer = () => Promise.reject(failure('timeout'));
    await flows.send(body);
    await flows.send({ ...body, amount: 30_000 });
    expect(world.sent[0]?.requestId).not.toBe(world.sent[1]?.requestId);
  });

  it('request id is deleted when the server has rejected it', async () => {
    world.answer = () => Promise.reject(failure('depositTooSmall'));
    await flows.send(body);
    expect(store.getState().sending).toBe('refused');
    expect(world.kept.has('pending')).toBe(false);
  });

  it('deposit is sent once however often the button is pressed', async () => {
    await Promise.all([flows.send(body), flows.send(body)]);
    expect(world.sent).toHaveLength(1);
  });
});

describe('open deposit', () => {
  it('status is polled every three seconds until it is paid, then the new balance is shown', async () => {
    await flows.send(body);
    expect(world.timers.map(({ ms }) => ms)).toEqual([DEPOSIT_POLL_MS]);
    world.order = () => deposit({ state: 'pending' });
    await world.tick();
    expect(store.getState().deposit?.state).toBe('pending');
    world.order = () => deposit({ state: 'paid', payUrl: null, settledAt: 5 });
    await world.tick();
    expect(store.getState().deposit?.state).toBe('paid');
    expect(world.balance).toBe(70_000);
    expect(world.timers).toEqual([]);
  });

  it('polling continues when one answer is lost, and the page says so', async () => {
    await flows.send(body);
    world.order = () => null;
    await world.tick();
    expect(store.getState().isWatchFailing).toBe(true);
    world.order = () => deposit({ state: 'failed', payUrl: null });
    await world.tick();
    expect(store.getState()).toMatchObject({ isWatchFailing: false, deposit: { state: 'failed' } });
  });

  it('polling pauses while the page is hidden and resumes at once when it is visible', async () => {
    await flows.send(body);
    world.isVisible = false;
    await world.tick();
    expect(world.asked).toEqual([]);
    await world.show();
    expect(world.asked).toEqual(['d1']);
    expect(world.visible).toEqual([]);
  });

  it('open deposit that the server knows of is resumed', async () => {
    world.trade = trade({ openDeposit: deposit({ depositId: 'd7', state: 'pending' }) });
    await flows.open();
    expect(store.getState().deposit?.depositId).toBe('d7');
    expect(world.timers).toHaveLength(1);
  });

  it('result that came while the payment page was open is shown', async () => {
    await flows.send(body);
    load();
    world.order = () => deposit({ state: 'paid', payUrl: null, settledAt: 5 });
    await flows.open();
    expect(store.getState().deposit?.state).toBe('paid');
    flows.dismiss();
    load();
    await flows.open();
    expect(store.getState().deposit).toBeNull();
  });

  it('deposit that the server does not know is removed', async () => {
    await flows.send(body);
    world.order = () => {
      throw failure('depositUnknown');
    };
    await world.tick();
    expect(store.getState().deposit).toBeNull();
    expect(world.kept.has('followed')).toBe(false);
  });

  it('[R65] open deposit is cancelled and the form comes back', async () => {
    await flows.send(body);
    await flows.cancel();
    expect(world.cancelled).toEqual(['d1']);
    expect(store.getState()).toMatchObject({ deposit: null, cancelling: 'idle', sending: 'idle' });
    expect([world.kept.has('followed'), world.timers]).toEqual([false, []]);
  });

  it('[R65] deposit that was paid before it could be cancelled is shown as paid', async () => {
    await flows.send(body);
    world.afterCancel = () => deposit({ state: 'paid' });
    world.order = () => deposit({ state: 'paid', settledAt: 5 });
    await flows.cancel();
    expect(store.getState()).toMatchObject({ deposit: { state: 'paid' }, cancelling: 'idle' });
    expect(world.balance).toBe(70_000);
  });

  it('[R65] cancellation without an answer says so and leaves the deposit', async () => {
    await flows.send(body);
    world.afterCancel = () => {
      throw failure('offline');
    };
    await flows.cancel();
    expect(store.getState()).toMatchObject({ deposit: { depositId: 'd1' }, cancelling: 'failed' });
  });

  it('answer that comes after the player has closed the deposit changes nothing', async () => {
    await flows.send(body);
    const late = world.tick();
    flows.dismiss();
    await late;
    expect(store.getState().deposit).toBeNull();
  });
});

it('wallet keeps the loaded data when a later request fails, and says so', async () => {
  await flows.open();
  const failing = createDepositFlows(store, {
    ...world.ports(),
    getTradeInfo: () => Promise.reject(failure('offline')),
  });
  await failing.open();
  expect(store.getState()).toMatchObject({ loading: 'failed', trade: { hash: 'h1' } });
});

it('[T03] wallet is empty for the next player after a sign-out', async () => {
  await flows.open();
  await flows.send(body);
  flows.reset();
  expect(store.getState()).toMatchObject({ trade: null, deposit: null });
  expect(world.timers).toEqual([]);
});
