import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import {
  getSlotsHack,
  getSlotsHackWinners,
  receiveSlotsHack,
} from '../../../contract/rank/slots-hack-calls.ts';
import { joinPrizes } from '../../../src/features/rank/prize-card.tsx';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerHack, MEMBER, someHack, someRow, startBoards } from './rank-answers.ts';

const open = () => openPage('/activity/slotshack', MEMBER);
const AWARD = {
  week: '2027-03-01',
  place: 2,
  rewards: [{ propId: 2002, count: 30_000 }],
  claimUntil: Date.UTC(2027, 3, 7),
};

beforeEach(startBoards);

describe('slot tournament', () => {
  it('[R16] page tells time, prizes by place, rule and odds', async () => {
    answerHack();
    await open();
    const prizes = await screen.findByRole('region', { name: 'Prizes' });
    expect(prizes.textContent).toContain('Place 150,000 points (worth ₱50.00)');
    expect(prizes.textContent).toContain('Places 2 to 35,000 points (worth ₱5.00)');
    expect(prizes.textContent).toContain('within 30 days');
    const rule = screen.getByRole('region', { name: 'How ranking works' });
    expect(rule.textContent).toContain('Your best single slot spin counts, as a multiple of its stake');
    expect(rule.textContent).toContain('Each game’s odds are the same for everyone');
    expect(screen.getByText('You’re not on the board this week.')).toBeTruthy();
  });

  it('[R16] step of the podium says what its place wins, also while it is free', async () => {
    answerHack({ allRank: { list: [someRow(1, 900)], pages: 1 } });
    await open();
    const podium = await screen.findByRole('list', { name: 'Top places' });
    const [first, second] = within(podium).getAllByRole('listitem');
    expect(first?.textContent).toContain('9×50,000 points (worth ₱50.00)');
    expect(second?.textContent).toBe('Not taken yetPlace 225,000 points (worth ₱5.00)');
  });

  it('[R16] prize of a week that is over is claimed once', async () => {
    answerHack({ award: AWARD });
    server().answer(receiveSlotsHack, () => {
      answerHack();
      return { rewards: AWARD.rewards, coin: cents(0) };
    });
    const { user } = await open();
    expect(await screen.findByRole('region', { name: 'You finished in place 2' })).toBeTruthy();
    await user.dblClick(screen.getByRole('button', { name: 'Claim prize' }));
    expect(await screen.findByText('30,000 points (worth ₱30.00) claimed')).toBeTruthy();
    expect(server().asked(receiveSlotsHack)).toMatchObject([{ week: '2027-03-01' }]);
    expect(screen.queryByRole('button', { name: 'Claim prize' })).toBeNull();
  });

  it('[R16] player on a break reads that the prize stays, and has no button', async () => {
    answerHack({ award: AWARD, canClaim: false });
    await open();
    expect(await screen.findByText(/We keep your prize until it expires/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim prize' })).toBeNull();
  });

  it('[R16] tournament that ended while its page is open is told at the claim', async () => {
    answerHack({ award: AWARD });
    server().reject(receiveSlotsHack, 'activityClosed');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Claim prize' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This activity has ended');
  });

  it('[R16] past winners are listed by week, and their failure leaves the page', async () => {
    server().answer(getSlotsHack, someHack());
    server().reject(getSlotsHackWinners, 'internal');
    const { user } = await open();
    const past = await screen.findByRole('region', { name: 'Past winners' });
    await within(past).findByRole('alert');
    server().answer(getSlotsHackWinners, {
      weeks: [
        {
          startsAt: Date.UTC(2027, 2, 1),
          endsAt: Date.UTC(2027, 2, 8),
          list: [{ ...someRow(1, 4_000), rewards: AWARD.rewards }],
        },
      ],
    });
    await user.click(within(past).getByRole('button', { name: 'Try again' }));
    expect(await within(past).findByText('40×')).toBeTruthy();
  });

  it('places with the same prize share a line, and others do not', () => {
    const of = (...texts: string[]) => joinPrizes(texts.map((text, index) => ({ place: index + 1, text })));
    expect(of('a', 'b', 'b', 'a')).toEqual([
      { from: 1, to: 1, text: 'a' },
      { from: 2, to: 3, text: 'b' },
      { from: 4, to: 4, text: 'a' },
    ]);
    expect(of()).toEqual([]);
  });
});
