import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getAndroidApp } from '../../../contract/install/android-calls.ts';
import { watchShellVersion } from '../../../src/app/shell-version.tsx';
import { server } from '../support/server.ts';

const MINUTE = 60_000;
const send = vi.fn(async () => true);
let stop = () => {};

function start(now = () => 0) {
  globalThis.native = { isShell: true, versionCode: 99, send };
  stop = watchShellVersion(now);
}

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

afterEach(() => {
  stop();
  globalThis.native = undefined;
  document.querySelector('dialog[data-too-old]')?.remove();
});

describe('version of the Android app', () => {
  it('app that is too old shows a screen that cannot be passed, with the way to the new one', async () => {
    server().answer(getAndroidApp, { release: null, isTooOld: true });
    start();
    expect(await screen.findByRole('heading', { name: 'Update the app' })).toBeTruthy();
    expect(server().asked(getAndroidApp)).toMatchObject([{ versionCode: 99 }]);
    const dialog = document.querySelector('dialog');
    const cancel = new Event('cancel', { cancelable: true });
    dialog?.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    act(() => dialog?.close());
    await waitFor(() => expect(dialog?.open).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
    expect(send).toHaveBeenCalledWith('update.open');
  });

  it('version is asked for again when the player comes back after ten minutes, and not before', async () => {
    server().answer(getAndroidApp, { release: null, isTooOld: false });
    let now = 0;
    start(() => now);
    await waitFor(() => expect(server().asked(getAndroidApp)).toHaveLength(1));
    now = 9 * MINUTE;
    comeBack();
    now = 10 * MINUTE;
    comeBack();
    await waitFor(() => expect(server().asked(getAndroidApp)).toHaveLength(2));
    expect(document.querySelector('dialog[data-too-old]')).toBeNull();
  });
});
