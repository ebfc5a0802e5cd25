import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import type { InviteSpin } from '../../../contract/invite/invite-spin-calls.ts';
import { verifyInviteSpin } from '../../../maths/verify-invite-spin.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY } from '../rewards/rewards-platform.ts';
import { useInvite } from './invite-platform.ts';

const {
  sql,
  clock,
  newPlayer,
  ask,
  send,
  at,
  stateOf,
  statusOf,
  share,
  dotOf,
  spin,
  invite,
  bet,
  weigh,
  withSpins,
  DAYS_7,
} = useInvite();

const spinsOf = async (player: TestPlayer) => (await stateOf(player)).period?.spins;
const stopActivity = (isOn: boolean) => sql`update activities set is_on = ${isOn} where id = 20`;

describe('invite spin', () => {
  it('[C59] first visit begins a period and shows terms, odds and commitment', async () => {
    const player = await newPlayer();
    const state = await stateOf(player);
    expect(state.terms).toMatchObject({ target: 5_000, periodDays: 7, multiple: 5, friendTurnover: 50_000 });
    expect(state.terms.sectors).toHaveLength(16);
    expect(state.commit).toMatch(/^[0-9a-f]{64}$/);
    expect(state.shareUrl).toContain('/auth/register?inviteCode=');
    expect(state.period).toEqual({
      startedAt: clock.now(),
      endsAt: clock.now() + DAYS_7,
      won: 0,
      paid: 0,
      spins: 0,
      sharesLeft: 5,
      friendsLeft: 10,
      nextShareAt: null,
      canExchange: false,
    });
    expect((await stateOf(player)).period).toEqual(state.period);
  });

  it('[C59] friend brings a spin once the bets count what is asked, by the weights of their games', async () => {
    const player = await newPlayer();
    await stateOf(player);
    await weigh({ 132: 1_000 });
    const friend = await invite(player, { staked: 0 });
    await bet(friend, 400_000, { type: 2, gameId: 132 });
    await bet(friend, 9_999);
    expect(await spinsOf(player)).toBe(0);
    await bet(friend, 1);
    expect(await spinsOf(player)).toBe(1);
    // What has been counted stays, whatever the game counts later.
    await weigh({ 132: 0 });
    expect(await spinsOf(player)).toBe(1);
    await weigh();
  });

  it('[C64] sharing brings one spin a day, and no more than the period has', async () => {
    const player = await newPlayer();
    await stateOf(player);
    expect((await share(player)).data).toEqual({ isGranted: true, spins: 1 });
    expect((await share(player)).data).toEqual({ isGranted: false, spins: 1 });
    const start = clock.now();
    const nextDay = start - (start % DAY) + DAY;
    expect((await stateOf(player)).period).toMatchObject({ sharesLeft: 4, nextShareAt: nextDay });
    for (const day of [0, 1, 2, 3, 4, 5])
      await at(nextDay + day * DAY, player, async () => {
        const { isGranted } = (await share(player)).data;
        expect(isGranted).toBe(day < 4);
      });
    expect(await spinsOf(player)).toBe(5);
  });

  it('[C64] two shares at once on one day bring one spin', async () => {
    const player = await newPlayer();
    await stateOf(player);
    const answers = await Promise.all([share(player), share(player), share(player)]);
    expect(answers.filter(({ data }) => data.isGranted)).toHaveLength(1);
    expect(await spinsOf(player)).toBe(1);
  });

  it('[C61] friend brings a spin once identified and with enough bets, and only once', async () => {
    const player = await newPlayer();
    await stateOf(player);
    const friend = await invite(player, { staked: 49_999, kycState: 0 });
    expect((await statusOf(player)).list).toMatchObject([{ id: friend.id, state: 'joined' }]);
    await sql`update players set kyc_state = 2 where id = ${friend.id}`;
    expect((await statusOf(player)).list).toMatchObject([{ state: 'verified' }]);
    expect(await spinsOf(player)).toBe(0);
    await sql`update player_totals set vip_exp = 50000 where player_id = ${friend.id}`;
    expect(await statusOf(player)).toMatchObject({ canSpin: true, spins: 1, friends: 1, countedFriends: 0 });
    expect(await spinsOf(player)).toBe(1);
    expect(await statusOf(player)).toMatchObject({
      spins: 1,
      countedFriends: 1,
      list: [{ state: 'counted' }],
    });
    const { name } = (await statusOf(player)).list[0];
    expect(name).toContain('***');
  });

  it('[C61] friends who share a device or a document bring no spin', async () => {
    const player = await newPlayer();
    await stateOf(player);
    const [first, second, third] = [await invite(player), await invite(player), await invite(player)];
    const device = (id: string) =>
      sql`insert into player_devices (player_id, device_hash, last_at) values (${id}, '\\x01', ${clock.now()})`;
    await device(player.id);
    await device(first.id);
    const document = (id: string) => sql`
      insert into kyc_attempts (player_id, id, ordinal, state, submitted_at, decided_at, real_name, document_kind, document_mark)
      values (${id}, ${randomUUID()}, 1, 'approved', ${clock.now()}, ${clock.now()}, 'A', 'passport', '\\x02')`;
    await document(second.id);
    await document((await newPlayer()).id);
    expect(await spinsOf(player)).toBe(1);
    const states = new Map(
      (await statusOf(player)).list.map((row: { id: string; state: string }) => [row.id, row.state]),
    );
    expect(states).toEqual(
      new Map([
        [third.id, 'counted'],
        [second.id, 'sameDocument'],
        [first.id, 'sameDevice'],
      ]),
    );
  });

  it('[C63] spin is decided by seeds whose hash was known before, and adds its prize to what was won', async () => {
    const player = await withSpins(2);
    const { commit, terms } = await stateOf(player);
    const { data } = await spin(player);
    const made = data.spin as InviteSpin;
    expect(made.proof).toMatchObject({ commit, clientSeed: 'player-seed', sectors: terms.sectors });
    expect(terms.sectors[made.sector]).toBe(made.prize);
    expect(verifyInviteSpin(made)).toEqual({ isSeedKept: true, isOutcomeSame: true });
    expect(data).toMatchObject({ won: made.prize, spins: 1, canExchange: false });
    expect(await stateOf(player)).toMatchObject({
      commit: data.nextCommit,
      period: { won: made.prize, spins: 1 },
    });
    expect(data.nextCommit).not.toBe(commit);
  });

  it('[C63] of two spins at once with one left, one is made', async () => {
    const player = await withSpins(1);
    const answers = await Promise.all([spin(player), spin(player)]);
    const codes = answers.map(({ code }) => code).sort((a, b) => a - b);
    expect(codes[0]).toBe(0);
    expect(codes[1]).toBe(ERROR_CODES.inviteSpinNone);
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int from invite_spins where player_id = ${player.id}`;
    expect(row?.count).toBe(1);
  });

  it('[C63] repeated request gets the same spin, also when many arrive at once', async () => {
    const player = await withSpins(3);
    const { commit } = await stateOf(player);
    const requestId = randomUUID();
    const body = { requestId, commit, clientSeed: 'player-seed' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('actInviteUserSpin', player, body)),
    );
    expect(new Set(answers.map(({ data }) => data.spin.spinId)).size).toBe(1);
    expect(await spinsOf(player)).toBe(2);
    const other = await send('actInviteUserSpin', player, { ...body, clientSeed: 'other-seed' });
    expect(other.code).toBe(ERROR_CODES.requestIdReused);
  });

  it('[C63] stale commitment uses no spin', async () => {
    const player = await withSpins(2);
    const { commit } = await stateOf(player);
    await spin(player);
    const stale = await send('actInviteUserSpin', player, { commit, clientSeed: 'player-seed' });
    expect(stale.code).toBe(ERROR_CODES.inviteSpinStale);
    expect(await spinsOf(player)).toBe(1);
  });

  it('[C63] spin is refused from the millisecond in which the period ends', async () => {
    const player = await withSpins(2);
    const end = (await stateOf(player)).period?.endsAt ?? 0;
    await at(end - 1, player, async () => {
      expect((await spin(player)).code).toBe(0);
    });
    await at(end, player, async () => {
      expect((await spin(player)).code).toBe(ERROR_CODES.invitePeriodEnded);
      expect((await share(player)).code).toBe(ERROR_CODES.invitePeriodEnded);
    });
  });

  it('[C63] stop of the activity during a spin waits for it, and refuses the next', async () => {
    const player = await withSpins(2);
    const { commit } = await stateOf(player);
    const one = { commit, clientSeed: 'player-seed' };
    try {
      const [first] = await Promise.all([send('actInviteUserSpin', player, one), stopActivity(false)]);
      expect([0, ERROR_CODES.activityClosed]).toContain(first.code);
      const second = await send('actInviteUserSpin', player, one);
      expect(second.code).toBe(ERROR_CODES.activityClosed);
      expect((await ask('actInviteUser', player)).code).toBe(ERROR_CODES.activityClosed);
      expect(await dotOf(player)).toBe(false);
    } finally {
      await stopActivity(true);
    }
  });

  it('[C60] record lists spins newest first with their proofs, page by page', async () => {
    const player = await withSpins(3);
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) {
      ids.unshift((await spin(player)).data.spin.spinId);
      clock.advance(1);
    }
    const first = (await ask('actInviteUserRecord', player, { cursor: null, pageSize: 2 })).data;
    const rest = { cursor: first.nextCursor, pageSize: 2 };
    const second = (await ask('actInviteUserRecord', player, rest)).data;
    const all: InviteSpin[] = [...first.list, ...second.list];
    expect(all.map(({ spinId }) => spinId)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    for (const one of all) expect(verifyInviteSpin(one)).toEqual({ isSeedKept: true, isOutcomeSame: true });
  });

  it('[D08] red dot is shown while a spin is left, and cleared with the last one', async () => {
    const player = await newPlayer();
    expect(await dotOf(player)).toBe(false);
    await stateOf(player);
    expect(await dotOf(player)).toBe(false);
    await share(player);
    expect(await dotOf(player)).toBe(true);
    await spin(player);
    expect(await dotOf(player)).toBe(false);
  });

  it('[D08] red dot stays off on a break, when nothing is offered or granted either', async () => {
    const player = await withSpins(1);
    expect(await dotOf(player)).toBe(true);
    const { commit } = await stateOf(player);
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
    expect(await dotOf(player)).toBe(false);
    expect(await stateOf(player)).toMatchObject({ canPlay: false });
    const made = await send('actInviteUserSpin', player, { commit, clientSeed: 'player-seed' });
    expect(made.code).toBe(ERROR_CODES.onBreak);
    expect((await share(player)).code).toBe(ERROR_CODES.onBreak);
    const other = await newPlayer();
    await sql`insert into player_protection (player_id, break_until) values (${other.id}, ${clock.now() + DAY})`;
    expect((await stateOf(other)).period).toBeNull();
  });

  it('activity is listed with its page, and reported as the wheel', async () => {
    const player = await newPlayer();
    const { data } = await ask('getActivityIds', player);
    expect(data.hasTurntable).toBe(true);
    expect(data.activityMap['20']).toMatchObject({
      type: 1,
      clickAction: '/activity/spin',
      unloginShowStatus: 0,
    });
  });
});
