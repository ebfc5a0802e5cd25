import fs from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, emptyBodySchema } from '../../contract/call.ts';
import { CALLS } from '../../contract/registry.ts';
import type { Db } from '../../server/db/sql.ts';
import type { Handler } from '../../server/http/handler.ts';
import { PackedAnswer } from '../../server/http/packed-answer.ts';
import { journalKindsOf, recordKindOf } from '../../server/ledger/record-kinds.ts';
import { collectHooks, defineServerModule, type HandlersOf } from '../../server/module.ts';
import { commands, hooks, jobs, promptJobs, services, slowJobs } from '../../server/modules.ts';

const show = defineCall('show', {
  access: 'guest',
  about: 'Shows a number.',
  body: emptyBodySchema,
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
  it('module serves each of its calls by the handler of the same name', () => {
    const module = defineServerModule({ calls, handlers: { show: showIt, set: setIt }, jobs: {} });
    expect(module.calls.map(({ call }) => call.name)).toEqual(['show', 'a/set']);
  });

  it('handler type takes the body of its call and returns its answer', () => {
    type Handlers = HandlersOf<typeof calls>;
    expectTypeOf<keyof Handlers>().toEqualTypeOf<'show' | 'set'>();
    expectTypeOf<Parameters<Handlers['set']>[0]>().toEqualTypeOf<{ number: number }>();
    expectTypeOf<Awaited<ReturnType<Handlers['show']>>>().toEqualTypeOf<{ number: number } | PackedAnswer>();
  });

  it('module without a handler for one of its calls does not compile', () => {
    // @ts-expect-error: `set` has no handler.
    defineServerModule({ calls: { show }, handlers: {}, jobs: {} });
    const handlers = { show: showIt };
    // @ts-expect-error: the same, when the handlers come from elsewhere.
    const define = () => defineServerModule({ calls, handlers: { ...handlers }, jobs: {} });
    expect(define).toBeTypeOf('function');
  });

  it('module with a handler that belongs to no call does not compile', () => {
    const others = { setAll: setIt };
    defineServerModule({
      calls,
      // @ts-expect-error: no call has the name `setAll`.
      handlers: { show: showIt, set: setIt, setAll: setIt },
      jobs: {},
    });
    // @ts-expect-error: the same, when the handlers come from elsewhere.
    defineServerModule({ calls, handlers: { show: showIt, set: setIt, ...others }, jobs: {} });
  });

  it('module with a handler of another call, or of another result, does not compile', () => {
    // @ts-expect-error: `setIt` has the types of `set`.
    defineServerModule({ calls, handlers: { show: setIt, set: setIt }, jobs: {} });
    // @ts-expect-error: the number is a text.
    defineServerModule({ calls, handlers: { show: async () => ({ number: '1' }), set: setIt }, jobs: {} });
  });

  it('hook that two modules say is refused at the start, and one that says none has no part', () => {
    const hasFreeWin = async () => true;
    const told = { hooks: { hasFreeWin } };
    expect(collectHooks([told, { hooks: null }])).toMatchObject({ hasFreeWin });
    expect(() => collectHooks([told, { hooks: null }, told])).toThrow('two modules say hasFreeWin');
  });

  it('hooks that several modules say are all heard, in the modules’ order', async () => {
    const heard: string[] = [];
    const saying = (name: string) => ({ hooks: { sessionEnded: async () => void heard.push(name) } });
    const { sessionEnded, redDots } = collectHooks([saying('first'), { hooks: null }, saying('second')]);
    const ended = { playerId: 'p', sessionId: null, now: 0 };
    for (const hear of sessionEnded) await hear({} as Db, ended);
    expect([heard, redDots]).toEqual([['first', 'second'], []]);
  });

  it('handler may return pre-built bytes', () => {
    const packed = () => PackedAnswer.of({ code: 0 });
    const module = defineServerModule({ calls: { show }, handlers: { show: packed }, jobs: {} });
    expect(module.calls).toHaveLength(1);
  });
});

describe('composed server', () => {
  it('server has a handler for every call of the contract', () => {
    expect([...services.calls.keys()].sort()).toEqual([...CALLS.keys()].sort());
  });

  it('module of every domain is part of the server', () => {
    const text = fs.readFileSync('server/modules.ts', 'utf8');
    const domains = fs.readdirSync('server').filter((name) => fs.existsSync(`server/${name}/module.ts`));
    expect(domains.length).toBeGreaterThan(10);
    for (const domain of domains) expect(text).toContain(`'./${domain}/module.ts'`);
  });

  it('each operator command has a unique name', () => {
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('rounds that all players share have a loop of their own, which no other job delays', () => {
    expect(Object.keys(promptJobs)).toEqual(['settleSharedRounds']);
  });

  it('jobs that wait for servers of others have a loop of their own', () => {
    expect(Object.keys(slowJobs)).toEqual(['askClosedStudios', 'listRemoteGames', 'compareRemoteBooks']);
  });

  it('jobs run in a fixed order', () => {
    expect(Object.keys(jobs)).toEqual([
      'sealSeeds',
      'expireDeposits',
      'settleDueRounds',
      'releaseDueWins',
      'settleDueRemoteBets',
      'prepareSeedChains',
      'countReturns',
      'revealSeedPairs',
      'sendIncidentNotices',
      'sendOperatorMail',
      'sendPushes',
      'endBonuses',
      'renewSeasons',
      'openOldCards',
      'payInvitePeriods',
      'countRanks',
      'emptyOldPackets',
      'runLotteries',
      'qualifyMembers',
      'moveWithdrawals',
      'fetchFromProviders',
      'returnPayments',
      'reviewIdentities',
      'purgeDocumentImages',
      'purgeFamilyRequests',
      'purgeSupport',
      'sweepStudioFiles',
      'purgeOldWindows',
      'purgeOldEvents',
      'purgeOldCodes',
      'purgeOldPushes',
      'purgeRequestIds',
      'endExpiredSessions',
      'makeExports',
      'eraseDue',
      'logAuditHead',
    ]);
  });
});

describe('config of the modules', () => {
  const domains = Object.entries(hooks.config);
  const keysOf = (file: string): string[] =>
    [...fs.readFileSync(file, 'utf8').matchAll(/\bconfigEntry\(\s*'(\w+)'/g)].map(([, key]) => key ?? '');

  it('each key is defined once, by one domain', () => {
    const keys = domains.flatMap(([, entries]) => entries.map(({ key }) => key));
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  });

  it.each(domains)('domain %s has every key that its files define in its manifest', (domain, entries) => {
    expect(fs.existsSync(`server/${domain}/module.ts`)).toBe(true);
    const defined = fs.globSync(`server/${domain}/**/*.ts`).flatMap(keysOf);
    expect(entries.map(({ key }) => key).toSorted()).toEqual(defined.toSorted());
  });
});

/** The journal kinds that a source passes to the ledger. */
const kindsIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /postJournal\(\w+, \{.*?\bkind: ([^\n]+?),? (?:at:|entries|\})|postJournal\(\w+, \{.*?\bkind: ([^\n]+),\n/gs,
    ),
  ].flatMap(([, one, line]) =>
    [...(one ?? line ?? '').matchAll(/(?<!=== )'(\w+)'/g)].map(([, kind]) => kind ?? ''),
  );

describe('journals of the modules', () => {
  const SANDBOX_ONLY = ['seed'];
  const written = fs
    .globSync('server/**/*.ts')
    .flatMap((file) => kindsIn(fs.readFileSync(file, 'utf8')))
    .filter((kind) => !SANDBOX_ONLY.includes(kind));

  it('[D03] every journal that the server writes is named by its domain', () => {
    expect(written.length).toBeGreaterThan(8);
    expect(written.filter((kind) => !(kind in hooks.journals))).toEqual([]);
  });

  it.each([
    ['round', 'bet'],
    ['paymentCredited', 'deposit'],
    ['withdrawalReturned', 'returned'],
    ['bonusGranted', 'other'],
    ['a retired kind', 'other'],
  ])('journal of the kind "%s" is listed as %s in the records', (journal, record) => {
    expect(recordKindOf(hooks.journals, journal)).toBe(record);
  });

  it('filter by deposits includes both journals of a deposit, and "other" has no list', () => {
    expect(journalKindsOf(hooks.journals, 'deposit')).toEqual(['deposit', 'paymentCredited']);
    expect(journalKindsOf(hooks.journals, 'other')).toBeNull();
  });
});
