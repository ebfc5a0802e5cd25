import { beforeEach, describe, expect, it } from 'vitest';
import { type Micros, micros } from '../../../tools/studio-packages/kit/money.ts';
import { RgsClient } from '../../../tools/studio-packages/kit/rgs-client.ts';
import { RoundFlow, type RoundShow } from '../../../tools/studio-packages/kit/round-flow.ts';
import { FakeRgs } from './fake-rgs.ts';

interface Event {
  readonly index: number;
}

const STAKE = micros(1_000_000);
const events = (count: number): Event[] => Array.from({ length: count }, (_, index) => ({ index }));

let rgs: FakeRgs;
let seen: string[];

beforeEach(() => {
  rgs = new FakeRgs();
  seen = [];
});

/** A page without a scene: what it shows is noted. @param endAfter the event after which the page is left */
function openPage(endAfter = Number.POSITIVE_INFINITY) {
  const show: RoundShow<Event> = {
    async play({ state }, from, reached) {
      for (const { index } of state) {
        if (index < from) continue;
        seen.push(`event ${index}`);
        reached(index);
        if (index === endAfter) throw new Error('the page was left');
      }
    },
  };
  const money = (name: string) => (amount: Micros) => seen.push(`${name} ${amount / 1_000_000}`);
  return new RoundFlow<Event>({
    client: new RgsClient('rgs.test', 's', rgs.fetch),
    language: 'en',
    show,
    display: {
      balance: money('balance'),
      win: money('win'),
      busy: (isBusy) => seen.push(isBusy ? 'busy' : 'free'),
    },
    wait: async (ms) => void seen.push(`waited ${ms}`),
  });
}

describe('rounds of a page', () => {
  it('win is shown whole before its round is ended, and the balance with it is that of the answer', async () => {
    rgs.rounds.push({ payoutMultiplier: 1.9, state: events(2) });
    const page = openPage();
    await page.start();
    await page.play('base', STAKE);
    const shown = ['event 0', 'event 1', 'win 1.9', 'balance 1000.9'];
    expect(seen).toEqual(['balance 1000', 'busy', 'waited 0', 'win 0', 'balance 999', ...shown, 'free']);
    expect(rgs.paths()).toEqual([
      '/wallet/authenticate',
      '/wallet/play',
      '/bet/event',
      '/bet/event',
      '/wallet/end-round',
    ]);
  });

  it('round without a win is over with its play, and the next one follows', async () => {
    rgs.rounds.push({ payoutMultiplier: 0, state: events(1) }, { payoutMultiplier: 0, state: events(1) });
    const page = openPage();
    await page.start();
    await page.play('base', STAKE);
    await page.play('base', STAKE);
    expect(rgs.paths()).toEqual(['/wallet/authenticate', '/wallet/play', '/wallet/play']);
    expect(page.balance).toBe(998_000_000);
  });

  it('open round goes on after a reload behind the event that was sent last, and is paid once', async () => {
    rgs.rounds.push({ payoutMultiplier: 4, state: events(5) });
    const left = openPage(2);
    await left.start();
    await expect(left.play('bonus', STAKE)).rejects.toThrow('the page was left');
    seen = [];
    const page = openPage();
    const { open } = await page.start();
    expect(open).toMatchObject({ event: '2', mode: 'bonus', isActive: true });
    if (open) await page.resume(open);
    expect(seen).toEqual(['balance 950', 'busy', 'event 3', 'event 4', 'win 4', 'balance 954', 'free']);
    expect(rgs.paths().filter((path) => path === '/wallet/end-round')).toHaveLength(1);
  });

  it.each(['', 'freespin', '99', '-4'])(
    'event "%s" that another page sent resumes within the round',
    async (event) => {
      rgs.rounds.push({ payoutMultiplier: 4, state: events(3) });
      const left = openPage(0);
      await left.start();
      await expect(left.play('base', STAKE)).rejects.toThrow();
      rgs.answer('/bet/event', { event });
      seen = [];
      const page = openPage();
      const { open } = await page.start();
      if (open) await page.resume(open);
      expect(seen.filter((line) => line.startsWith('event')).at(-1)).toBe('event 2');
      expect(page.balance).toBe(1_003_000_000);
    },
  );

  it('finished round of an earlier visit is not shown again', async () => {
    rgs.rounds.push({ payoutMultiplier: 2, state: events(1) });
    const first = openPage();
    await first.start();
    await first.play('base', STAKE);
    expect((await openPage().start()).open).toBeNull();
  });

  it('second press while a round is shown sends no second play', async () => {
    rgs.rounds.push({ payoutMultiplier: 0, state: events(1) });
    const page = openPage();
    await page.start();
    await Promise.all([page.play('base', STAKE), page.play('base', STAKE)]);
    expect(rgs.paths().filter((path) => path === '/wallet/play')).toHaveLength(1);
  });

  it('round lasts as long as the jurisdiction wants', async () => {
    rgs.jurisdiction = { minimumRoundDuration: 2_500 };
    rgs.rounds.push({ payoutMultiplier: 0, state: events(1) });
    const page = openPage();
    await page.start();
    await page.play('base', STAKE);
    expect(seen).toContain('waited 2500');
  });

  it('refused play ends with its code, and event that does not arrive stops no round', async () => {
    rgs.errors.set('/bet/event', 'ERR_GEN');
    rgs.rounds.push({ payoutMultiplier: 2, state: events(2) });
    const page = openPage();
    await page.start();
    await page.play('base', STAKE);
    expect(page.balance).toBe(1_001_000_000);
    rgs.errors.set('/wallet/play', 'ERR_IPB');
    await expect(page.play('base', STAKE)).rejects.toMatchObject({ code: 'ERR_IPB' });
    expect(page.isBusy).toBe(false);
  });
});
