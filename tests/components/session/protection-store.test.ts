import { describe, expect, it, vi } from 'vitest';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { loadProtection, protectionStore, serverNow } from '../../../src/session/player/protection-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { told } from '../protection/protection-answers.ts';
import { server } from '../support/server.ts';
import { signSomebodyIn } from './sign-somebody-in.ts';

describe('protection of the player', () => {
  it('[R51] guest asks for none', async () => {
    await loadProtection();
    expect(server().asked(getSelfLimited)).toEqual([]);
  });

  it('[R51] answer for a player who has left is not kept', async () => {
    signSomebodyIn();
    const release = server().hold(getSelfLimited, told());
    const loading = loadProtection();
    signOut('ended');
    release();
    await loading;
    expect(protectionStore.getState().told).toBeNull();
  });

  it('[R51] time is the server’s, whatever the clock of the machine says', async () => {
    signSomebodyIn();
    server().answer(getSelfLimited, told({ serverTime: 5_000_000 }));
    await loadProtection();
    const { toldAt } = protectionStore.getState();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(toldAt + 1_500);
    expect(serverNow()).toBe(5_001_500);
    clock.mockRestore();
    signOut('ended');
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_000);
  });
});
