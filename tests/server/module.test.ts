import fs from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, emptyBody } from '../../contract/call.ts';
import { CALLS } from '../../contract/registry.ts';
import type { Handler } from '../../server/http/handler.ts';
import { PackedAnswer } from '../../server/http/packed-answer.ts';
import { defineServerModule, type HandlersOf } from '../../server/module.ts';
import { commands, jobs, services } from '../../server/modules.ts';

const show = defineCall('show', {
  access: 'guest',
  about: 'Shows a number.',
  body: emptyBody,
  data: z.object({ number: z.int() }),
});
const set = defineCall('a/set', {
  access: 'member',
  about: 'Sets a number.',
  body: z.object({ number: z.int() }),
  data: z.object({ ok: z.boolean() }),
});
const calls = { show, set };
const showIt: Handler<typeof show> = async () => ({ number: 1 });
const setIt: Handler<typeof set> = async ({ number }) => ({ ok: number > 0 });

describe('server module', () => {
  it('serves each of its calls by the handler of the same name', () => {
    const module = defineServerModule({ calls, handlers: { show: showIt, set: setIt }, jobs: {} });
    expect(module.calls.map(({ call }) => call.name)).toEqual(['show', 'a/set']);
  });

  it('handler type of each call takes that call’s body and gives its answer', () => {
    type Handlers = HandlersOf<typeof calls>;
    expectTypeOf<keyof Handlers>().toEqualTypeOf<'show' | 'set'>();
    expectTypeOf<Parameters<Handlers['set']>[0]>().toEqualTypeOf<{ number: number }>();
    expectTypeOf<Awaited<ReturnType<Handlers['show']>>>().toEqualTypeOf<{ number: number } | PackedAnswer>();
  });

  it('does not compile without a handler of one of its calls', () => {
    // @ts-expect-error: nothing answers `set`.
    defineServerModule({ calls: { show }, handlers: {}, jobs: {} });
    const handlers = { show: showIt };
    // @ts-expect-error: the same, when the handlers come from elsewhere.
    const define = () => defineServerModule({ calls, handlers: { ...handlers }, jobs: {} });
    expect(define).toBeTypeOf('function');
  });

  it('does not compile with a handler that no call has', () => {
    const others = { setAll: setIt };
    defineServerModule({
      calls,
      // @ts-expect-error: no call is called `setAll`.
      handlers: { show: showIt, set: setIt, setAll: setIt },
      jobs: {},
    });
    // @ts-expect-error: the same, when the handlers come from elsewhere.
    defineServerModule({ calls, handlers: { show: showIt, set: setIt, ...others }, jobs: {} });
  });

  it('does not compile with a handler of another call, or of another result', () => {
    // @ts-expect-error: `setIt` takes and answers what `set` does.
    defineServerModule({ calls, handlers: { show: setIt, set: setIt }, jobs: {} });
    // @ts-expect-error: the number is a text.
    defineServerModule({ calls, handlers: { show: async () => ({ number: '1' }), set: setIt }, jobs: {} });
  });

  it('may answer with bytes that are made already', () => {
    const packed = () => PackedAnswer.of({ code: 0 });
    const module = defineServerModule({ calls: { show }, handlers: { show: packed }, jobs: {} });
    expect(module.calls).toHaveLength(1);
  });
});

describe('the composed server', () => {
  it('serves every call that the contract defines', () => {
    expect([...services.calls.keys()].sort()).toEqual([...CALLS.keys()].sort());
  });

  it('module of every domain is part of the server', () => {
    const text = fs.readFileSync('server/modules.ts', 'utf8');
    const domains = fs.readdirSync('server').filter((name) => fs.existsSync(`server/${name}/module.ts`));
    expect(domains.length).toBeGreaterThan(10);
    for (const domain of domains) expect(text).toContain(`'./${domain}/module.ts'`);
  });

  it('names no command twice', () => {
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('runs its jobs in a fixed order', () => {
    expect(Object.keys(jobs)).toEqual([
      'expireDeposits',
      'endBonuses',
      'moveWithdrawals',
      'fetchFromProviders',
      'returnPayments',
      'reviewIdentities',
      'purgeDocumentImages',
      'purgeFamilyRequests',
      'purgeOldWindows',
      'purgeOldEvents',
      'purgeOldCodes',
      'purgeRequestIds',
      'endExpiredSessions',
      'makeExports',
      'eraseDue',
      'logAuditHead',
    ]);
  });
});
