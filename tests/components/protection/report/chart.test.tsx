import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { stepsOf } from '../../../../src/features/protection/report/report-rules.ts';
import { ResultsChart } from '../../../../src/features/protection/report/results-chart.tsx';
import { showPart } from '../../support/open-page.tsx';

const day = (name: string, staked: number, won: number, prizes = 0) => ({
  day: name,
  staked: cents(staked),
  won: cents(won),
  prizes: cents(prizes),
  rounds: staked > 0 ? 1 : 0,
});
const DAYS = [day('2026-03-02', 10_000, 2_500), day('2026-03-04', 0, 0, 5_000)];
const week = (days = DAYS) => stepsOf({ from: '2026-03-01', to: '2026-03-05', days });
const year = stepsOf({ from: '2025-04-01', to: '2026-03-31', days: DAYS });

const show = (steps = week()) => showPart(<ResultsChart steps={steps} />, ['report']);
const slider = () => screen.getByRole('slider', { name: 'Staked and won over time' });
const position = () => slider().getAttribute('aria-valuenow');
const inWords = () => slider().getAttribute('aria-valuetext');
const press = (key: string) => fireEvent.keyDown(slider(), { key });

describe('chart of play', () => {
  it('[R49] chart opens at the last day with play or a prize, and tells it in words', async () => {
    await show();
    expect([
      position(),
      slider().getAttribute('aria-valuemin'),
      slider().getAttribute('aria-valuemax'),
    ]).toEqual(['4', '1', '5']);
    expect(inWords()).toBe('Wed, Mar 4, 2026: staked ₱0.00, won ₱50.00, result ₱50.00');
  });

  it('[R49] chart of days without play opens at the first', async () => {
    await show(week([]));
    expect(position()).toBe('1');
  });

  it('[R49] keys go through the days and stop at both ends', async () => {
    await show();
    press('ArrowLeft');
    expect(position()).toBe('3');
    press('ArrowDown');
    expect(inWords()).toBe('Mon, Mar 2, 2026: staked ₱100.00, won ₱25.00, result -₱75.00');
    press('Home');
    press('ArrowLeft');
    expect(position()).toBe('1');
    press('ArrowUp');
    press('ArrowRight');
    expect(position()).toBe('3');
    press('End');
    press('ArrowRight');
    expect(position()).toBe('5');
  });

  it('[R49] other keys are left to the page', async () => {
    await show();
    expect(press('Tab')).toBe(true);
    expect(press('ArrowLeft')).toBe(false);
  });

  it('[R49] tap chooses the day under it, and a mouse the one that it is over', async () => {
    await show();
    vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 500, 100));
    fireEvent.pointerDown(slider(), { clientX: 310 });
    expect(position()).toBe('3');
    fireEvent.pointerMove(slider(), { clientX: 110, pointerType: 'touch' });
    expect(position()).toBe('3');
    fireEvent.pointerMove(slider(), { clientX: 110, pointerType: 'touch', buttons: 1 });
    expect(position()).toBe('1');
    fireEvent.pointerMove(slider(), { clientX: 9_999, pointerType: 'mouse' });
    expect(position()).toBe('5');
    fireEvent.pointerMove(slider(), { clientX: -5, pointerType: 'mouse' });
    expect(position()).toBe('1');
  });

  it('[R49] readout tells won, staked and result of the chosen day', async () => {
    await show();
    const readout = () =>
      [...document.querySelectorAll('dl [data-mark] dd')].map(({ textContent }) => textContent);
    expect(readout()).toEqual(['₱50.00', '₱0.00', '+₱50.00']);
    press('Home');
    expect(readout()).toEqual(['₱0.00', '₱0.00', '₱0.00']);
  });

  it('[R49] long period is told by months', async () => {
    await show(year);
    expect(slider().getAttribute('aria-valuemax')).toBe('12');
    expect(inWords()).toBe('March 2026: staked ₱100.00, won ₱75.00, result -₱25.00');
    expect(screen.getByText('Tap a month, or use the arrow keys.')).toBeTruthy();
  });

  it('[R49] bars have the length of their amounts, and days without play none', async () => {
    const { container } = await show(week([day('2026-03-02', 10_000, 5_000)]));
    const bars = [...container.querySelectorAll('g')].map((bar) => ({
      won: bar.querySelector('.won')?.getAttribute('height'),
      staked: bar.querySelector('.staked')?.getAttribute('height'),
      hasMark: bar.querySelector('.mark') !== null,
    }));
    const [won, staked] = [Number(bars[1]?.won), Number(bars[1]?.staked)];
    expect(staked / won).toBeCloseTo(2, 5);
    expect(bars[1]?.hasMark).toBe(true);
    expect(bars[2]).toEqual({ won: '0', staked: '0', hasMark: false });
  });
});

describe('table of the chart', () => {
  const opener = () => screen.getByRole('button', { name: 'View as table' });
  const rows = () =>
    within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('[R49] table has the days with play or a prize, and a column of prizes only where there is one', async () => {
    await show();
    expect(rows()).toEqual([
      ['Day', 'Staked', 'Won', 'Draw prizes', 'Result'],
      ['Mar 2', '₱100.00', '₱25.00', '₱0.00', '-₱75.00'],
      ['Mar 4', '₱0.00', '₱0.00', '₱50.00', '+₱50.00'],
    ]);
    await show(week([day('2026-03-02', 10_000, 2_500)]));
    expect(rows()[0]).toEqual(['Day', 'Staked', 'Won', 'Result']);
  });

  it('[R49] table is shut until it is asked for, and its button says which', async () => {
    const { user } = await show();
    const held = () => document.getElementById(opener().getAttribute('aria-controls') ?? '');
    expect([opener().getAttribute('aria-expanded'), held()?.dataset.open]).toEqual(['false', 'false']);
    await user.click(opener());
    expect([opener().getAttribute('aria-expanded'), held()?.dataset.open]).toEqual(['true', 'true']);
    await user.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('false');
  });
});
