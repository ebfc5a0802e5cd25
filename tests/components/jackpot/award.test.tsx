import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TierPropId } from '../../../contract/ids.ts';
import type { JackpotDraw } from '../../../contract/jackpot/draws.ts';
import { receiveDrawChance } from '../../../contract/jackpot/jackpot-calls.ts';
import { cents } from '../../../contract/money.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { someConfig } from '../support/config.ts';
import { server } from '../support/server.ts';
import { boardInfo, someDraw } from './jackpot-answers.ts';
import { openHall, pressSpin, spin } from './open-hall.tsx';

const POINTS = { propId: 2002, count: 50, bonus: cents(0), cell: 4 };
const DIAMOND = { propId: 60001, count: 1, bonus: cents(0), cell: 3 };
const MINOR = { type: 2, propId: TierPropId.minor, count: 1_234_550, bonus: cents(1_234_550), cell: 5 };

/** Draws once with this outcome. */
async function win(outcome: Partial<JackpotDraw>) {
  const answer = { ...someDraw(1), ...outcome };
  server().answer(receiveDrawChance, { ...answer, coin: cents(65_000), nextCommit: 'ef'.repeat(32) });
  const page = await openHall({}, { id: 7, coin: cents(60_000) });
  await pressSpin(page.user);
  const award = await screen.findByRole('region', { name: /^You won/ });
  return { ...page, award: within(award), text: award.textContent };
}

/** What a screen reader is told of the amount, and what is drawn for the eye alone. */
function amountOf() {
  const award = document.querySelector('[data-award]');
  return {
    told: award?.querySelector('.hidden-text')?.textContent,
    drawn: award?.querySelector('[aria-hidden] p, [data-award-amount]')?.textContent,
  };
}

const announced = () => document.querySelector('[data-announcement]')?.textContent;

afterEach(() => boardStore.setState(boardStore.getInitialState(), true));

describe('award of a draw', () => {
  it('money is shown with the amount that was added to the balance and the number of the draw', async () => {
    const { award, text } = await win({});
    expect(award.getByRole('heading', { name: 'You won' })).toBeTruthy();
    expect(amountOf()).toEqual({ told: '₱50', drawn: '₱50.00' });
    expect(text).toContain('Added to your balance: ₱50.00');
    expect(text).toContain('Draw 000000000001');
    expect(announced()).toBe('You won ₱50.');
  });

  it('points are shown as kept, with no cash value where none is set', async () => {
    const { award, text } = await win(POINTS);
    const unitValues = { ...someConfig().unitValues, points: null };
    act(() => configStore.setState({ config: someConfig({ unitValues }) }));
    await waitFor(() => expect(award.queryByText('no cash value')).toBeTruthy());
    expect(amountOf()).toEqual({ told: '50 points (no cash value)', drawn: '50 pts' });
    expect(text).toContain('Added to your account.');
    expect(text).not.toContain('Added to your balance');
  });

  it('points are shown with their worth where the platform exchanges them', async () => {
    const unitValues = { ...someConfig().unitValues, points: { units: 100, cents: 250 } };
    const { award } = await win(POINTS);
    act(() => configStore.setState({ config: someConfig({ unitValues }) }));
    await waitFor(() => expect(award.queryByText('worth ₱1.25')).toBeTruthy());
  });

  it('one diamond is named in the singular', async () => {
    await win(DIAMOND);
    expect(amountOf()).toEqual({ told: '1 diamond (worth ₱1.00)', drawn: '1 diamond' });
    expect(announced()).toBe('You won 1 diamond (worth ₱1.00).');
  });

  it('pot is named with its tier, paid to the centavo and announced', async () => {
    const { award, text } = await win(MINOR);
    expect(award.getByRole('heading', { name: 'You won the jackpot' })).toBeTruthy();
    expect(award.getByText('MINOR')).toBeTruthy();
    expect(document.querySelector('[data-award-amount]')?.textContent).toBe('₱12,345.50');
    expect(text).toContain('Added to your balance: ₱12,345.50');
    expect(text).toContain('Segment sizes don’t show the odds.');
    expect(announced()).toBe('You won the Minor jackpot: ₱12,345.50.');
  });

  it('award takes the focus, makes the hall inert, and gives the focus back to SPIN', async () => {
    const { user, award } = await win({});
    const collect = award.getByRole('button', { name: 'Done' });
    expect(document.activeElement).toBe(collect);
    const heading = screen.getByRole('heading', { name: 'Jackpot', hidden: true });
    expect(heading.closest('[inert]')).not.toBeNull();
    await user.click(collect);
    await waitFor(async () => expect(document.activeElement).toBe(await spin()));
    expect(heading.closest('[inert]')).toBeNull();
    expect(announced()).toBe('');
  });

  it('cell that was won is the one with the light', async () => {
    const { user, award } = await win(POINTS);
    await user.click(award.getByRole('button', { name: 'Done' }));
    const prizes = within(screen.getByRole('list', { name: 'Prizes' }));
    const lit = prizes.getAllByRole('listitem').filter((cell) => cell.hasAttribute('aria-current'));
    expect(lit).toHaveLength(1);
    expect(lit[0]?.dataset.cell).toBe('4');
    expect(lit[0]?.textContent).toContain('50 points (worth ₱0.05), the light is here');
  });
});

describe('draw without an answer', () => {
  it('player reads that the draw is safe, and the same draw is asked for again', async () => {
    server().cut(receiveDrawChance);
    const { user } = await openHall();
    await pressSpin(user);
    expect(await screen.findByText(/^No answer yet\. Your draw is safe/)).toBeTruthy();
    expect((await spin()).getAttribute('aria-busy')).toBe('true');
    expect((await spin()).textContent).toBe('SpinDrawing…');
    server().answer(receiveDrawChance, { ...someDraw(2), coin: cents(65_000), nextCommit: 'ef'.repeat(32) });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('region', { name: 'You won' })).toBeTruthy();
    const [first, ...others] = server().asked(receiveDrawChance);
    expect(others.length).toBeGreaterThan(0);
    for (const { requestId, clientSeed, commit } of others)
      expect({ requestId, clientSeed, commit }).toEqual({
        requestId: first?.requestId,
        clientSeed: first?.clientSeed,
        commit: boardInfo().draw.commit,
      });
  });
});
