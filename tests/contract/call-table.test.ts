import { expect, it } from 'vitest';
import { callTable } from '../../server/http/call-table.ts';

it('table of calls in the docs matches the contract', async () => {
  await expect(callTable()).toMatchFileSnapshot('../../docs/calls.md');
});
