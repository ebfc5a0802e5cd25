import { describe, expect, it } from 'vitest';
import { startWithdrawalOnly } from '../../../contract/auth/withdrawal-only-calls.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import {
  endWithdrawalOnlySession,
  hasWithdrawalOnlySession,
  openWithdrawalOnlySession,
  withdrawalOnlyPlayer,
  withWithdrawalOnlyToken,
} from '../../../src/session/player/withdrawal-only.ts';
import { server } from '../support/server.ts';
import { signSomebodyIn } from './sign-somebody-in.ts';

describe('session that leads to the player’s money only', () => {
  it('session makes nobody a member, goes with their calls, and ends', async () => {
    server().answer(startWithdrawalOnly, { token: 'way-out', endsAt: 1, id: 42 });
    expect([hasWithdrawalOnlySession(), withWithdrawalOnlyToken(), withdrawalOnlyPlayer()]).toEqual([
      false,
      {},
      0,
    ]);
    await openWithdrawalOnlySession('ticket-1');
    expect(server().asked(startWithdrawalOnly)).toMatchObject([{ ticket: 'ticket-1' }]);
    expect([hasWithdrawalOnlySession(), withWithdrawalOnlyToken(), withdrawalOnlyPlayer()]).toEqual([
      true,
      { token: 'way-out' },
      42,
    ]);
    expect(tokenStore.read()).toBeNull();
    endWithdrawalOnlySession();
    expect([hasWithdrawalOnlySession(), withdrawalOnlyPlayer()]).toEqual([false, 0]);
  });

  it('member’s own session goes before it', async () => {
    server().answer(startWithdrawalOnly, { token: 'way-out', endsAt: 1, id: 42 });
    await openWithdrawalOnlySession('ticket-1');
    signSomebodyIn();
    expect([hasWithdrawalOnlySession(), withWithdrawalOnlyToken()]).toEqual([false, {}]);
  });

  it('ticket whose time is over opens nothing', async () => {
    server().reject(startWithdrawalOnly, 'ticketExpired');
    await expect(openWithdrawalOnlySession('old')).rejects.toMatchObject({ key: 'ticketExpired' });
    expect(hasWithdrawalOnlySession()).toBe(false);
  });
});
