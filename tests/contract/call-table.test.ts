import { expect, it } from 'vitest';
import { callTable } from '../../server/http/call-table.ts';

it('keeps the table of calls in the docs up to date', async () => {
  await expect(callTable()).toMatchFileSnapshot('../../docs/calls.md');
});
