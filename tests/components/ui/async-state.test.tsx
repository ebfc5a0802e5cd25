import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, asyncState, listState } from '../../../src/ui/async-state.ts';
import { StateView } from '../../../src/ui/states.tsx';
import { showUi } from './show-ui.tsx';

const answer = (changes: Partial<Answer<string[]>> = {}): Answer<string[]> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: vi.fn(),
  ...changes,
});
const isEmpty = (list: string[]) => list.length === 0;

describe('state of an answer', () => {
  it.each([
    ['no answer yet', {}, 'loading'],
    ['an answer with nothing in it', { data: [] }, 'empty'],
    ['an answer', { data: ['a'] }, 'success'],
    ['a failure', { error: { key: 'internal' } }, 'error'],
    ['anything thrown', { error: new Error('x') }, 'error'],
    ['a missing network', { error: { key: 'offline' } }, 'offline'],
    ['an activity that has ended', { error: { key: 'activityClosed' } }, 'forbidden'],
    ['a refusal of the server', { error: { key: 'forbidden' } }, 'forbidden'],
    ['a renewal that failed', { data: ['a'], error: { key: 'internal' } }, 'success'],
    ['a renewal that says that it has ended', { data: ['a'], error: { key: 'activityClosed' } }, 'forbidden'],
  ])('%s is %s', (_what, changes, kind) => {
    expect(asyncState(answer(changes), isEmpty).kind).toBe(kind);
  });

  it('pages of a list are one list, and empty when none has a row', () => {
    const pages = { error: null, isFetching: false, refetch: vi.fn() };
    expect(listState({ ...pages, data: [{ list: [1, 2] }, { list: [3] }] })).toEqual({
      kind: 'success',
      data: [1, 2, 3],
    });
    expect(listState({ ...pages, data: [{ list: [] }] })).toEqual({ kind: 'empty' });
  });
});

describe('view of a state', () => {
  const show = (changes: Partial<Answer<string[]>>, failed?: string) =>
    showUi(
      <StateView
        state={asyncState(answer(changes), isEmpty)}
        failed={failed}
        boxes={{ count: 2, height: '40px' }}
        empty={<p>Nothing yet</p>}
        forbidden={<p>It has ended</p>}
      >
        {(list) => <p>{list.join(' ')}</p>}
      </StateView>,
      { describeFailure: () => 'The server did not answer' },
    );

  it.each([
    ['answer', { data: ['a', 'b'] }, 'a b'],
    ['empty answer', { data: [] }, 'Nothing yet'],
    ['answer that is over', { error: { key: 'activityClosed' } }, 'It has ended'],
  ])('%s is shown as it is', (_what, changes, text) => {
    show(changes);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('answer on its way says so', () => {
    show({});
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  it('failure says what could not be loaded and why, and is asked for again', async () => {
    const refetch = vi.fn();
    const { user } = show({ error: { key: 'internal' }, refetch }, 'The list did not load');
    expect(screen.getByRole('heading', { name: 'The list did not load' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('The server did not answer');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('failure without a name of its own has what happened as its title', () => {
    show({ error: { key: 'offline' } });
    expect(screen.getByRole('heading', { name: 'The server did not answer' })).toBeDefined();
  });
});
