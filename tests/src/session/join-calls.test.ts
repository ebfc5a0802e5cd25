import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { joinCalls, type Reading } from '../../../src/session/calls/join-calls.ts';

const reading = (changes: Partial<Reading<string>> = {}): Reading<string> => ({
  data: 'an answer',
  error: null,
  isFetching: false,
  refetch: vi.fn(),
  ...changes,
});
const failure = new CallFailure('offline', 'getSomething');

describe('two joined queries', () => {
  it('joined queries have data once both have', () => {
    expect(joinCalls(reading(), reading()).data).toEqual(['an answer', 'an answer']);
    expect(joinCalls(reading(), reading({ data: undefined })).data).toBeUndefined();
    expect(joinCalls(reading({ data: undefined }), reading()).data).toBeUndefined();
  });

  it('joined queries have failed when one has, and are loading while one is', () => {
    const joined = joinCalls(reading({ isFetching: true }), reading({ data: undefined, error: failure }));
    expect(joined).toMatchObject({ error: failure, isFetching: true });
  });

  it('joined queries refetch the one without data, and not the other', () => {
    const [there, missing] = [reading(), reading({ data: undefined, error: failure })];
    joinCalls(there, missing).refetch();
    expect(missing.refetch).toHaveBeenCalledOnce();
    expect(there.refetch).not.toHaveBeenCalled();
  });
});
