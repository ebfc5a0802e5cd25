import { act, render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refreshData } from '../../../../contract/config/refresh-calls.ts';
import { cents } from '../../../../contract/money.ts';
import { GameFrame } from '../../../../src/features/games/play/game-frame.tsx';
import { tokenStore } from '../../../../src/platform/token-store.ts';
import { profileStore } from '../../../../src/session/player/profile-store.ts';
import { somebody } from '../../../src/session/support/somebody.ts';
import { server } from '../../support/server.ts';

const GAMES = location.origin;

/** The frame of a test page is empty, so its messages are sent from here. */
function openFrame({ isRemote = false, url = 'about:blank' } = {}) {
  tokenStore.write('member-token');
  profileStore.setState({ user: somebody({ id: 7, coin: cents(12_300) }) });
  const onEnded = vi.fn();
  const game = { url, gameSessionId: 's1', gamesOrigin: GAMES };
  // Outside of the document, where a test's window does not try to load the frame.
  const container = document.createElement('div');
  render(
    <GameFrame
      game={game}
      name="Royal Sevens"
      minStake={20}
      weight={10_000}
      isRemote={isRemote}
      onEnded={onEnded}
      onRound={vi.fn()}
      onPlayMoney={vi.fn()}
    />,
    { container },
  );
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('a game stands in a frame');
  Object.defineProperty(frame, 'contentWindow', { value: window });
  const send = (kind: string, more: object = {}) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent('message', { data: { v: 1, kind, ...more }, origin: GAMES, source: window }),
      ),
    );
  return { send, onEnded, container };
}

it.each(['balance-changed', 'round-ended'])('message %s of a game refreshes the balance', async (kind) => {
  const { send, onEnded } = openFrame();
  send(kind);
  await waitFor(() => expect(profileStore.getState().user?.coin).toBe(60_000));
  expect(server().asked(refreshData)).toHaveLength(1);
  send('session-ended');
  expect(onEnded).toHaveBeenCalledOnce();
});

it('page of a studio’s server tells of no round: the balance is asked for while it is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const url = 'https://play.hub.example/far-reels?signed=abc';
  const { container } = openFrame({ isRemote: true, url });
  // A signed address is not added to.
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe(url);
  expect(server().asked(refreshData)).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  await waitFor(() => expect(profileStore.getState().user?.coin).toBe(60_000));
  vi.useRealTimers();
});
