import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { joinCalls, type Reading } from '../../../src/session/join-calls.ts';

const reading = (changes: Partial<Reading<string>> = {}): Reading<string> => ({
  data: 'an answer',
  error: null,
  isFetching: false,
  refetch: vi.fn(),
  ...changes,
});
const failure = new CallFailure('offline', 'getSomething');

describe('two readings as one', () => {
  it('have an answer once both have one', () => {
    expect(joinCalls(reading(), reading()).data).toEqual(['an answer', 'an answer']);
    expect(joinCalls(reading(), reading({ data: undefined })).data).toBeUndefined();
    expect(joinCalls(reading({ data: undefined }), reading()).data).toBeUndefined();
  });

  it('have failed when one has, and are asked for while one is', () => {
    const joined = joinCalls(reading({ isFetching: true }), reading({ data: undefined, error: failure }));
    expect(joined).toMatchObject({ error: failure, isFetching: true });
  });

  it('ask again for what has not come, and leave the other alone', () => {
    const [there, missing] = [reading(), reading({ data: undefined, error: failure })];
    joinCalls(there, missing).refetch();
    expect(missing.refetch).toHaveBeenCalledOnce();
    expect(there.refetch).not.toHaveBeenCalled();
  });
});
