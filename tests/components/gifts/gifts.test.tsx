import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { receiveFund, saveFund, takeBackFund } from '../../../contract/gifts/fund-calls.ts';
import { getGifts, openRedPacket, receiveSupply } from '../../../contract/gifts/gift-calls.ts';
import { cents } from '../../../contract/money.ts';
import { extraOf, readPoints, shareOf } from '../../../src/features/gifts/fund-rules.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import {
  answerGifts,
  DAY,
  FUND,
  FUND_ID,
  FUND_STATE,
  MEMBER,
  NOW,
  PACKET,
  PACKET_ID,
  SUPPLY,
} from './gifts-answers.ts';

const openTab = (tab: string) => openPage(`/activity/gifts?tab=${tab}`, MEMBER);
const rewards = (count: number) => [{ propId: 2002, count }];

describe('page of the gifts', () => {
  it('[C90] guest is sent to sign-in', async () => {
    await openPage('/activity/gifts?tab=fund');
    expect(location.pathname).toBe('/auth/login');
  });

  it('[C90] only what runs has a tab, and nothing at all says so', async () => {
    answerGifts({ packets: null });
    await openTab('packet');
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Points fund',
      'Weekly box',
    ]);
    answerGifts({ packets: null, fund: null, supply: null });
    await openTab('packet');
    expect(await screen.findByText('No gifts right now')).toBeTruthy();
  });

  it('[C90] page that failed says so and is asked for again', async () => {
    server().reject(getGifts, 'internal');
    const { user } = await openTab('packet');
    expect(await screen.findByText('Couldn’t load this page')).toBeTruthy();
    answerGifts();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Lunar New Year' })).toBeTruthy();
  });

  it('[C90] player to whom nothing may be granted has no button but the way back of their own points', async () => {
    answerGifts({ canClaim: false, fund: { ...FUND_STATE, fund: FUND } });
    for (const [tab, button] of [
      ['packet', 'Open red packet'],
      ['supply', 'Claim box'],
      ['fund', 'Set aside'],
    ] as const) {
      await openTab(tab);
      expect(await screen.findByText(/You can’t claim anything right now/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: button })).toBeNull();
    }
    expect(screen.getByRole('button', { name: 'Take points back' })).toBeTruthy();
  });
});

describe('red packet', () => {
  it('[C90] packet is opened once, and tells what was found', async () => {
    answerGifts();
    server().answer(openRedPacket, () => {
      answerGifts({ packets: [{ ...PACKET, left: 198, found: 307 }] });
      return { rewards: rewards(307), coin: cents(60_000) };
    });
    const { user } = await openTab('packet');
    await user.dblClick(await screen.findByRole('button', { name: 'Open red packet' }));
    const found = await screen.findByText('You found 307 points (worth ₱0.30)');
    expect(found).toBe(document.activeElement);
    expect(server().asked(openRedPacket)).toMatchObject([{ packetId: PACKET_ID }]);
    expect(screen.queryByRole('button', { name: 'Open red packet' })).toBeNull();
  });

  it('[C90] packet whose last piece went meanwhile says so', async () => {
    answerGifts();
    server().reject(openRedPacket, 'packetEmpty');
    const { user } = await openTab('packet');
    await user.click(await screen.findByRole('button', { name: 'Open red packet' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'All of this red packet has been claimed',
    );
  });

  it('[C90] empty packet can’t be opened, and without any packet the tab says so', async () => {
    answerGifts({ packets: [{ ...PACKET, left: 0 }] });
    await openTab('packet');
    expect(await screen.findByText('All of this red packet has been claimed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open red packet' })).toBeNull();
    answerGifts({ packets: [] });
    await openTab('packet');
    expect(await screen.findByText('No red packet right now')).toBeTruthy();
  });
});

describe('points fund', () => {
  it('[C90] points are set aside after the page has told what comes back', async () => {
    answerGifts();
    server().answer(saveFund, () => {
      answerGifts({ fund: { ...FUND_STATE, points: 7_500, fund: FUND } });
      return { fund: FUND, points: 7_500 };
    });
    const { user } = await openTab('fund');
    await user.type(await screen.findByRole('textbox', { name: 'Points' }), '5,000');
    expect(
      screen.getByText('After 7 days you get 5,100 points (worth ₱5.10), 100 of them extra.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Set aside' }));
    expect(await screen.findByText('5,000 points set aside')).toBeTruthy();
    expect(server().asked(saveFund)).toMatchObject([{ points: 5_000 }]);
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('Not due yet');
  });

  it.each([
    ['100', 'Set aside 500 points or more.'],
    ['99999999', 'Set aside 100,000 points or fewer.'],
    ['20000', 'You only have 12,500 points.'],
    ['half', 'Enter a whole number of points.'],
  ])('[C90] %s points are refused beside the field', async (typed, text) => {
    answerGifts();
    const { user } = await openTab('fund');
    await user.type(await screen.findByRole('textbox', { name: 'Points' }), typed);
    await user.click(screen.getByRole('button', { name: 'Set aside' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(server().asked(saveFund)).toEqual([]);
  });

  it('[C90] points are taken back early after a second press', async () => {
    answerGifts({ fund: { ...FUND_STATE, fund: FUND } });
    server().answer(takeBackFund, () => {
      answerGifts();
      return { points: 12_500 };
    });
    const { user } = await openTab('fund');
    await user.click(await screen.findByRole('button', { name: 'Take points back' }));
    expect(screen.getByText(/You won’t get the 100 extra points/)).toBeTruthy();
    expect(server().asked(takeBackFund)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('5,000 points returned')).toBeTruthy();
    expect(server().asked(takeBackFund)).toMatchObject([{ fundId: FUND_ID }]);
  });

  it('[C90] due points are claimed with the extra ones', async () => {
    answerGifts({ fund: { ...FUND_STATE, fund: { ...FUND, dueAt: NOW } } });
    server().answer(receiveFund, () => {
      answerGifts();
      return { rewards: rewards(100), coin: cents(60_000), points: 17_600 };
    });
    const { user } = await openTab('fund');
    await user.click(await screen.findByRole('button', { name: 'Claim 5,100 points (worth ₱5.10)' }));
    expect(await screen.findByText('100 points (worth ₱0.10) claimed')).toBeTruthy();
    expect(server().asked(receiveFund)).toMatchObject([{ fundId: FUND_ID }]);
  });

  it('reads points with separators, reckons the extra ones down, and the share of its time', () => {
    const state = { minPoints: 500, maxPoints: 100_000, points: 12_500 };
    expect(readPoints(' 1,250 ', state, 'en-PH')).toEqual({ points: 1_250, error: null });
    for (const text of ['', '1.5', '-600', '1e3'])
      expect(readPoints(text, state, 'en-PH').error).toBe('unreadable');
    expect(extraOf(1_249, 20_000)).toBe(24);
    expect(
      [NOW - DAY, NOW - DAY / 2, NOW, NOW + DAY].map((at) => shareOf({ savedAt: NOW - DAY, dueAt: NOW }, at)),
    ).toEqual([0, 0.5, 1, 1]);
  });
});

describe('weekly supply box', () => {
  it('[C90] box is claimed once a week, and then says when the next one comes', async () => {
    answerGifts();
    server().answer(receiveSupply, () => {
      answerGifts({ supply: { ...SUPPLY, state: 'claimed' } });
      return { rewards: rewards(500), coin: cents(60_000) };
    });
    const { user } = await openTab('supply');
    await user.click(await screen.findByRole('button', { name: 'Claim box' }));
    expect(await screen.findByText('500 points (worth ₱0.50) claimed')).toBeTruthy();
    expect(await screen.findByText('You’ve claimed this week’s box.')).toBeTruthy();
  });

  it('[C90] box that needs a higher level says which', async () => {
    answerGifts({ supply: { ...SUPPLY, level: 1, state: 'locked' } });
    await openTab('supply');
    expect(await screen.findByText('The box is for VIP level 2 and above. You’re at level 1.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim box' })).toBeNull();
  });
});
