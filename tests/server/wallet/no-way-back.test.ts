import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import * as inviteCalls from '../../../contract/invite/calls.ts';
import * as mallCalls from '../../../contract/mall/calls.ts';
import { CALLS } from '../../../contract/registry.ts';
import { openFrame, spin } from '../protection/protected-player.ts';
import type { TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { newNumber, PIN, SMALL, useWithdrawPlatform } from './withdraw-platform.ts';

const database = useDatabase();
const platform = useWithdrawPlatform(database);
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

/** A player with a withdrawal of everything, at a bank that never answers. */
async function everythingOut() {
  const player = await platform.readyPlayer({ coin: SMALL, number: `${newNumber()}0003` });
  const frame = await openFrame(app, player.sessionId);
  const { data } = await platform.withdraw(player);
  return { player, frame, withdrawalId: data.withdrawalId as string };
}

describe('money of an open withdrawal', () => {
  it('[C32] [R69] money of an open withdrawal cannot be bet, put into the safebox or withdrawn again', async () => {
    const { player, frame } = await everythingOut();
    platform.clock.advance(3_000);
    expect((await spin(app, frame, 100)).code).toBe(ERROR_CODES.balanceTooLow);
    const lock = { requestId: randomUUID(), direction: 'in', amount: SMALL, password: PIN };
    expect((await app.call('moveSafebox', lock, player.sessionId)).code).toBe(ERROR_CODES.balanceTooLow);
    expect((await platform.withdraw(player)).code).toBe(ERROR_CODES.balanceTooLow);
    expect((await app.call('refreshData', {}, player.sessionId)).data.coin).toBe(0);
  });

  it('[C32] [R69] no call cancels a withdrawal: only operators and the provider can reject it', async () => {
    const { player, withdrawalId } = await everythingOut();
    const others = { ...mallCalls, ...inviteCalls };
    const about = [...CALLS.keys()].filter((name) => /exchange|withdraw/i.test(name) && !(name in others));
    expect(about.toSorted()).toEqual([
      'exchange',
      'exchangeOrder',
      'exchangeRecord',
      'getExchange',
      'startWithdrawalOnly',
    ]);
    expect((await platform.follow(player, withdrawalId)).data).toMatchObject({ state: 'approved', coin: 0 });
  });
});
