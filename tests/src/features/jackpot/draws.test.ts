import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { boardStore } from '../../../../src/features/jackpot/board-store.ts';
import { drawStore } from '../../../../src/features/jackpot/draw-store.ts';
import { drawFlow, openHall, reloadBoard } from '../../../../src/features/jackpot/draws.ts';
import { setTransport } from '../../../../src/platform/http/call-server.ts';
import { fetchTransport } from '../../../../src/platform/http/fetch-transport.ts';
import type { WireAnswer } from '../../../../src/platform/http/transport.ts';
import { forgetRequest, rememberRequest } from '../../../../src/platform/pending-requests.ts';
import { tokenStore } from '../../../../src/platform/token-store.ts';
import { profileStore, setProfile } from '../../../../src/session/player/profile-store.ts';
import { somebody, someSession } from '../../session/support/somebody.ts';

const PLAYER = 100200300;
const KEPT = {
  requestId: '0193b2c4-0000-7000-8000-0000000d0001',
  clientSeed: 'seedseed',
  commit: 'ab'.repeat(32),
};

/** The draw of yesterday as the server has stored it, with the balance of yesterday. */
const DRAW = {
  id: 'draw-1',
  type: 1,
  propId: 2001,
  count: 5_000,
  bonus: 5_000,
  cell: 9,
  day: '2026-11-20',
  createTime: 0,
  proof: { commit: '', serverSeed: '', clientSeed: '', maths: '', cellWeights: [], tierWeights: [] },
  coin: 5_000,
  nextCommit: 'cd'.repeat(32),
};

const settle = () => new Promise<void>((done) => setTimeout(done));
const good = (fields: object): WireAnswer => ({
  status: 200,
  text: JSON.stringify(fields),
  retryAfter: null,
});

let asked: string[];
let readings: Promise<WireAnswer>[];
/** Frames that are asked for and not painted. */
const frames = new Set<NodeJS.Timeout>();

beforeEach(() => {
  asked = [];
  readings = [];
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', referrer: '' }));
  vi.stubGlobal('location', { host: '' });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    const frame = setTimeout(() => {
      frames.delete(frame);
      work();
    });
    frames.add(frame);
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  setTransport(async ({ url }) => {
    const name = url.split('/').at(-1) ?? '';
    asked.push(name);
    if (name === 'receiveDrawChance') return good({ code: 0, msg: '', data: DRAW });
    if (name === 'refreshData') {
      const { lottery, vip, vipExp, userLevel, bet, hasPassword, totalRecharge, hasKyc } = somebody({});
      const figures = { lottery, vip, vipExp, userLevel, bet, hasPassword, totalRecharge, hasKyc };
      return good({ errcode: 0, msg: '', coin: 77_700, ...figures, session: someSession() });
    }
    return readings.shift() ?? good({ code: 500, msg: 'not in this test' });
  });
});

afterEach(async () => {
  drawFlow.reset();
  // What is still on its way ends in this page, and not in one that is gone.
  while (frames.size > 0) await settle();
  await settle();
  setTransport(fetchTransport);
  forgetRequest(KEPT.requestId);
  tokenStore.clear();
  setProfile(null, null);
  boardStore.setState({ info: null, amounts: null, failure: null });
  vi.unstubAllGlobals();
});

describe('unseen draw', () => {
  it('unseen draw is resumed when the player is known only after the hall was opened, and leaves the balance as it is now', async () => {
    rememberRequest(`draw:${PLAYER}`, KEPT.requestId, KEPT);
    tokenStore.write('token');
    const close = openHall();
    await settle();
    expect(asked).toEqual([]);
    const balances: number[] = [];
    const stop = profileStore.subscribe(({ user }) => user && balances.push(user.coin));
    setProfile(somebody({ id: PLAYER, coin: cents(70_000) }), someSession());
    await vi.waitFor(() => expect(profileStore.getState().user?.coin).toBe(77_700));
    expect(drawStore.getState().phase).toBe('award');
    expect(asked.filter((name) => name === 'receiveDrawChance')).toHaveLength(1);
    expect(balances, 'never the one of back then').not.toContain(DRAW.coin);
    stop();
    close();
  });
});

describe('request of the board', () => {
  it('failed request is reported, but not to the next player after a sign-out', async () => {
    const late = Promise.withResolvers<WireAnswer>();
    readings.push(late.promise);
    tokenStore.write('before');
    const done = reloadBoard();
    expect(asked).toEqual(['getJackpotDrawInfo']);
    tokenStore.clear();
    late.resolve(good({ code: 1099, msg: 'no' }));
    await done;
    expect(boardStore.getState().failure).toBeNull();
    readings.push(Promise.resolve(good({ code: 1099, msg: 'no' })));
    await reloadBoard();
    expect(boardStore.getState().failure).toMatchObject({ code: 1099 });
  });
});
