import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { getFirstDeposit } from '../../../contract/rewards/bonus-calls.ts';
import { getConsents } from '../../../contract/rights/rights-calls.ts';
import { appUserCoinDetail } from '../../../contract/wallet/record-calls.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { describeFailure } from '../../../src/session/calls/describe-failure.ts';
import { callKey, queryClient, renewAnswers, setAnswer } from '../../../src/session/calls/query-client.ts';
import { useCall } from '../../../src/session/calls/use-call.ts';
import { useCallPages } from '../../../src/session/calls/use-call-pages.ts';
import { completeSignIn } from '../../../src/session/sign-in/sign-in.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { somebody, someSession } from '../../src/session/support/somebody.ts';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7 } };
const consents = (isHeldBack: boolean) => ({ consents: [], history: [], isHeldBack });
const HEARD = vi.fn();

/** A reading of members alone. */
function Consents() {
  const { data, error, isFetching } = useCall(getConsents, {}, { isSilent: true, onAnswer: HEARD });
  return (
    <p data-testid="consents" aria-busy={isFetching}>
      {data ? `held back: ${data.isHeldBack}` : error ? describeFailure(error) : 'empty'}
    </p>
  );
}

/** A reading that is open to guests too. */
function Offer() {
  const { data } = useCall(getFirstDeposit, {}, { isSilent: true });
  return <p data-testid="offer">{data ? `edge: ${data.edgePpm}` : 'empty'}</p>;
}

const text = (id: string) => screen.getByTestId(id).textContent;
const answered = (value: string) => waitFor(() => expect(text('consents')).toBe(value));

afterEach(() => HEARD.mockReset());

describe('server data in the query cache', () => {
  it('two parts of a page share one request', async () => {
    server().answer(getConsents, consents(false));
    await showPart([<Consents key="one" />, <Consents key="two" />], ['error'], MEMBER);
    await waitFor(() => expect(screen.getAllByText('held back: false')).toHaveLength(2));
    expect(server().asked(getConsents)).toHaveLength(1);
  });

  it('sign-out clears the data of the player, and discards an answer in flight', async () => {
    server().answer(getConsents, consents(true));
    server().answer(getFirstDeposit, { offer: null, edgePpm: 1 });
    await showPart([<Consents key="one" />, <Offer key="two" />], ['error'], MEMBER);
    await answered('held back: true');
    const release = server().hold(getConsents, consents(false));
    void renewAnswers(getConsents);
    await waitFor(() => expect(server().asked(getConsents)).toHaveLength(2));
    server().answer(getFirstDeposit, { offer: null, edgePpm: 2 });
    act(() => signOut('elsewhere'));
    await answered('empty');
    await act(async () => release());
    // What a guest may know is asked for anew; what belongs to members is not.
    await waitFor(() => expect(text('offer')).toBe('edge: 2'));
    expect(text('consents')).toBe('empty');
    expect(server().asked(getConsents)).toHaveLength(2);
    expect(HEARD).toHaveBeenCalledTimes(1);
  });

  it('data of a player are not cached for the next one', async () => {
    server().answer(getConsents, consents(true));
    const page = await showPart(<Consents />, ['error'], MEMBER);
    await answered('held back: true');
    page.unmount();
    signOut('elsewhere');
    expect(queryClient.getQueryData(callKey(getConsents, {}))).toBeUndefined();
  });

  it('guest who signs in gets the data requested again', async () => {
    server().answer(getFirstDeposit, { offer: null, edgePpm: 1 });
    await showPart(<Offer />, ['error']);
    await waitFor(() => expect(text('offer')).toBe('edge: 1'));
    server().answer(getFirstDeposit, { offer: null, edgePpm: 2 });
    act(() => completeSignIn({ token: 'a-token', userInfo: somebody({ id: 7 }), session: someSession() }));
    await waitFor(() => expect(text('offer')).toBe('edge: 2'));
  });

  it('offline query fails at once, and is sent when the network is back', async () => {
    connectionStore.setState({ isOnline: false });
    server().cut(getConsents);
    await showPart(<Consents />, ['error'], MEMBER);
    await waitFor(() => expect(text('consents')).toContain('You’re offline.'));
    server().answer(getConsents, consents(false));
    act(() => connectionStore.setState({ isOnline: true }));
    await answered('held back: false');
  });

  it('rejected query is not retried, and not refetched when the window gets the focus', async () => {
    server().reject(getConsents, 'internal');
    await showPart(<Consents />, ['error'], MEMBER);
    await waitFor(() => expect(text('consents')).not.toBe('empty'));
    server().answer(getConsents, consents(false));
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    expect(server().asked(getConsents)).toHaveLength(1);
  });

  it('older answer does not replace a newer value, however late it arrives', async () => {
    server().answer(getConsents, consents(false));
    await showPart(<Consents />, ['error'], MEMBER);
    await answered('held back: false');
    const release = server().hold(getConsents, consents(false));
    void renewAnswers(getConsents);
    await waitFor(() => expect(server().asked(getConsents)).toHaveLength(2));
    act(() => setAnswer(getConsents, {}, consents(true)));
    await answered('held back: true');
    await act(async () => release());
    expect(text('consents')).toBe('held back: true');
  });

  it('closed panel clears its data: the next one begins empty', async () => {
    server().answer(getConsents, consents(true));
    const page = await showPart(<Consents />, ['error'], MEMBER);
    await answered('held back: true');
    page.rerender(<p>elsewhere</p>);
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
  });
});

const row = (id: string) => ({
  id,
  at: 1_790_000_000_000,
  kind: 'other' as const,
  amount: cents(100),
  gameName: null,
  stake: null,
  win: null,
});

function Rows() {
  const { data, error, hasMore, isFetching, more } = useCallPages(appUserCoinDetail, {
    first: null as string | null,
    bodyOf: (cursor) => ({ from: '2026-01-01', to: '2026-01-31', kind: null, cursor, pageSize: 1 }),
    next: (page) => page.nextCursor,
    isSilent: true,
  });
  return (
    <>
      <p data-testid="rows">{data?.flatMap(({ list }) => list.map(({ id }) => id)).join(' ')}</p>
      <p data-testid="failure">{error && describeFailure(error)}</p>
      <button type="button" disabled={!hasMore} onClick={more} aria-busy={isFetching}>
        more
      </button>
    </>
  );
}

describe('infinite list', () => {
  it('each page is requested once, however often it is pressed, and loading continues after a failure', async () => {
    server().answer(appUserCoinDetail, ({ cursor }) => ({
      list: [row(cursor ?? 'a')],
      nextCursor: cursor === null ? 'b' : cursor === 'b' ? 'c' : null,
    }));
    const { user } = await showPart(<Rows />, ['error'], MEMBER);
    const button = () => screen.getByRole('button', { name: 'more' });
    await waitFor(() => expect(text('rows')).toBe('a'));
    await user.dblClick(button());
    await waitFor(() => expect(text('rows')).toBe('a b'));
    expect(
      server()
        .asked(appUserCoinDetail)
        .map(({ cursor }) => cursor),
    ).toEqual([null, 'b']);
    server().reject(appUserCoinDetail, 'internal');
    await user.click(button());
    await waitFor(() => expect(text('failure')).not.toBe(''));
    expect(text('rows')).toBe('a b');
    server().answer(appUserCoinDetail, { list: [row('c')], nextCursor: null });
    await user.click(button());
    await waitFor(() => expect(text('rows')).toBe('a b c'));
    expect(button()).toHaveProperty('disabled', true);
    expect(text('failure')).toBe('');
  });
});
