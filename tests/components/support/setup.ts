import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import '../../../src/platform/zod-setup.ts';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { followRestrictions } from '../../../src/app/follow-restrictions.ts';
import { startOverlayGate } from '../../../src/app/overlay-gate.ts';
import { OVERLAY_RULES } from '../../../src/app/overlay-rules.ts';
import { reactToFailures, reactToSignOut } from '../../../src/app/reactions.ts';
import { setTransport } from '../../../src/platform/http/call-server.ts';
import { activateMessages, loadMessages } from '../../../src/platform/i18n.ts';
import { followLinks } from '../../../src/platform/navigation.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { overlayStore, setOverlayRules } from '../../../src/session/overlays/overlay-store.ts';
import { pauseStore } from '../../../src/session/pages/pause-store.ts';
import { sessionEndStore } from '../../../src/session/sign-in/session-end.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { markStageSettled } from '../../../src/stage/mirror/stage-settled.ts';
import { RENDERER_KEY } from '../../../src/stage/renderer-choice.ts';
import { toastStore } from '../../../src/ui/toast.ts';
import { server, startServer } from './server.ts';

// Browsers have them; the context of a test file has only what happy-dom brings.
Object.assign(globalThis, { BroadcastChannel, CompressionStream, DecompressionStream });

/** Tests replace the timers. */
const realTimeout = setTimeout;

// A lost call is repeated as often as ever, but at once: how long it waits in between is proved in tests/src/platform.
vi.mock(import('../../../src/platform/http/retry.ts'), async (original) => {
  const { withRetry } = await original();
  return {
    withRetry: (isRepeatable, attempt, { random }) =>
      withRetry(isRepeatable, attempt, { random, wait: () => new Promise((done) => setTimeout(done)) }),
  };
});

// A busy machine reads a panel's modules slowly.
configure({ asyncUtilTimeout: 6_000 });

beforeAll(async () => {
  await activateMessages('en');
  await loadMessages('shell', 'page', 'lobby');
  setOverlayRules(OVERLAY_RULES);
  startOverlayGate();
  followLinks(document);
  reactToFailures();
  reactToSignOut();
  followRestrictions();
});

// The mirror is the page: nothing here draws.
markStageSettled();

beforeEach(() => {
  // The same for scenes above the page: happy-dom has no canvas to draw on.
  localStorage.setItem(RENDERER_KEY, 'none');
  startServer();
  setTransport(server().transport);
});

afterEach(async () => {
  cleanup();
  // Every store of a player clears itself by this.
  signOut('chosen');
  for (const store of [overlayStore, toastStore, sessionEndStore, pauseStore])
    (store as StoreApi<unknown>).setState(store.getInitialState(), true);
  // What a sign-out asks for as a guest is answered here, and not to the next test.
  await new Promise((settle) => realTimeout(settle));
  activityStore.setState(activityStore.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  expect(server().breaches, 'requests the contract knows').toEqual([]);
});
