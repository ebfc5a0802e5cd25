import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { combineQueries, type Reading } from '../../../src/session/calls/combine-queries.ts';

const reading = (changes: Partial<Reading<string>> = {}): Reading<string> => ({
  data: 'an answer',
  error: null,
  isFetching: false,
  refetch: vi.fn(),
  ...changes,
});
const failure = new CallFailure('offline', 'getSomething');

describe('two combined queries', () => {
  it('combined queries have data once both have', () => {
    expect(combineQueries(reading(), reading()).data).toEqual(['an answer', 'an answer']);
    expect(combineQueries(reading(), reading({ data: undefined })).data).toBeUndefined();
    expect(combineQueries(reading({ data: undefined }), reading()).data).toBeUndefined();
  });

  it('combined queries have failed when one has, and are loading while one is', () => {
    const combined = combineQueries(
      reading({ isFetching: true }),
      reading({ data: undefined, error: failure }),
    );
    expect(combined).toMatchObject({ error: failure, isFetching: true });
  });

  it('combined queries refetch the one without data, and not the other', () => {
    const [there, missing] = [reading(), reading({ data: undefined, error: failure })];
    combineQueries(there, missing).refetch();
    expect(missing.refetch).toHaveBeenCalledOnce();
    expect(there.refetch).not.toHaveBeenCalled();
  });
});
