import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { openSeedPair } from '../support/seed-pair.ts';
import { paid } from '../wallet/deposit-platform.ts';
import { useWithdrawPlatform } from '../wallet/withdraw-platform.ts';

const database = useDatabase();
const platform = useWithdrawPlatform(database);
const { clock } = platform;

const afterLogin = { version: '1', os: 'Linux', deviceModel: 'test' };

it('[D02] other player state holds banks, likes, history, first deposit, invite code and share addresses as they arose', async () => {
  const app = platform.app();
  const player = await platform.readyPlayer({ number: '0917 555 4321' });
  const call = (name: string, body: Record<string, unknown> = {}) => app.call(name, body, player.sessionId);
  const { bankId } = (
    await platform.addAccount(player, { kind: 'bank', number: '00123456789', isDefault: false })
  ).data;

  const likedAt: number[] = [];
  for (const gameId of [101, 102, 103]) {
    clock.advance(1_000);
    likedAt.push(clock.now());
    await call('gameLike', { gameId, isLiked: true });
  }
  await call('gameLike', { gameId: 102, isLiked: false });

  const first = (await platform.recharge(player)).data.depositId;
  clock.advance(5_000);
  const firstPaidAt = clock.now();
  expect((await platform.callback(paid(first, { paymentId: 'first' }))).status).toBe(200);
  clock.advance(60_000);
  const second = (await platform.recharge(player)).data.depositId;
  expect((await platform.callback(paid(second, { paymentId: 'second' }))).status).toBe(200);

  clock.advance(1_000);
  const openedAt = clock.now();
  const start = await call('startGame', { gameId: 101, tryIt: 0 });
  const launchToken = new URLSearchParams(new URL(start.data.url).hash.slice(1)).get('launch');
  const { data: frame } = await app.call('game/open', { launchToken });
  const spin = {
    requestId: randomUUID(),
    bet: { stake: 100 },
    ...(await openSeedPair(app, frame)),
  };
  expect((await app.call('game/bet', spin, frame.gameToken)).code).toBe(0);
  await call('exitGame');

  const [row] = await database.sql<{ inviteCode: string; displayId: number }[]>`
    select invite_code, display_id from players where id = ${player.id}`;
  const { data } = await call('getAfterLoginInfoWeb', afterLogin);
  const link = `http://127.0.0.1:${app.context.settings.port}/auth/register?inviteCode=${row?.inviteCode}`;
  expect(data.inviteCode).toBe(row?.inviteCode);
  expect(data.aid).toBe(String(row?.displayId));
  expect(data.appGameDataUser).toEqual({
    appUserBank: { bankId: 1, name: 'GCash', number: '•••• 4321' },
    appUserBankList: [
      { bankId: 1, name: 'GCash', number: '•••• 4321' },
      { bankId, name: expect.any(String), number: '•••• 6789' },
    ],
    firstRecharge: firstPaidAt,
    gameLikes: [
      { gameId: 103, time: likedAt[2] },
      { gameId: 101, time: likedAt[0] },
    ],
    gameLikeIds: [103, 101],
    gameHistory: [{ gameId: 101, time: openedAt }],
    unshownRounds: [{ gameId: 101, isPlayMoney: false }],
    shareUrlMap: {
      link,
      facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
      line: `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(link)}`,
    },
  });
});
