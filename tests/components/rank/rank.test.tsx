import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getRankBoard } from '../../../contract/rank/rank-calls.ts';
import { startActivities } from '../support/activities.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerBoard, MEMBER, someBoard, someRow, startBoards } from './rank-answers.ts';

beforeEach(startBoards);

describe('rank page', () => {
  it('[R55, V11] guest is sent to sign-in, and nobody enters while the activity does not run', async () => {
    answerBoard();
    await openPage('/rank');
    expect(location.pathname).toBe('/auth/login');
    startActivities();
    await openPage('/rank', MEMBER);
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeTruthy();
    expect(server().asked(getRankBoard)).toEqual([]);
  });

  it('[R55] first three stand on the podium in their order, and the others below', async () => {
    const list = [5_120, 2_050, 1_200, 250].map((multiple, index) => someRow(index + 1, multiple));
    answerBoard({ allRank: { list, pages: 1 } });
    await openPage('/rank', MEMBER);
    const podium = await screen.findByRole('list', { name: 'Top places' });
    const places = within(podium).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Place 1151.2×'),
      expect.stringContaining('Place 2220.5×'),
      expect.stringContaining('Place 3312×'),
    ]);
    const rest = within(screen.getByRole('list', { name: 'More places' })).getAllByRole('listitem');
    expect(rest.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('2.5×')]);
  });

  it.each([0, 1, 2])(
    '[R55] podium with %i players has all three steps, and the rest are free',
    async (count) => {
      const list = Array.from({ length: count }, (_, index) =>
        someRow(index + 1, 500 - index, { isSelf: index === 0 }),
      );
      answerBoard({ allRank: { list, pages: count && 1 } });
      await openPage('/rank', MEMBER);
      const podium = await screen.findByRole('list', { name: 'Top places' });
      const places = within(podium).getAllByRole('listitem');
      expect(places).toHaveLength(3);
      const free = places.filter(({ textContent }) => textContent?.startsWith('Not taken yetPlace'));
      expect(free).toHaveLength(3 - count);
      expect(screen.queryAllByText('No one on the board yet')).toHaveLength(count === 0 ? 1 : 0);
      expect(screen.queryByRole('list', { name: 'More places' })).toBeNull();
    },
  );

  it('[R55] own place stays in sight, and so does its absence', async () => {
    answerBoard({ personRank: someRow(214, 150, { nickname: 'Ligaya', isSelf: true }) });
    await openPage('/rank', MEMBER);
    const own = await screen.findByRole('region', { name: 'Your place' });
    expect(own.textContent).toContain('Place 214');
    expect(own.textContent).toContain('Ligayayou');
    answerBoard();
    await openPage('/rank', MEMBER);
    expect(await screen.findByText('You’re not on the board today.')).toBeTruthy();
  });

  it('[R55] rule tells what counts, that playing on brings nothing, and that there is no prize', async () => {
    answerBoard();
    await openPage('/rank', MEMBER);
    const rule = await screen.findByRole('region', { name: 'How ranking works' });
    expect(rule.textContent).toContain('with a stake of ₱1.00 or more count: the first 50 each day');
    expect(rule.textContent).toContain('nothing to gain by playing on');
    expect(rule.textContent).toContain('These boards have no prizes.');
    expect(await screen.findByText('No one on the board yet')).toBeTruthy();
  });

  it('[R55] week’s board and its pages are asked for in turn', async () => {
    server().answer(getRankBoard, ({ board, pageNum }) =>
      someBoard({
        allRank: {
          list: board === 'day' ? [] : [someRow((pageNum - 1) * 10 + 1, 900 - pageNum)],
          pages: board === 'day' ? 0 : 2,
        },
      }),
    );
    const { user } = await openPage('/rank', MEMBER);
    await user.click(await screen.findByRole('tab', { name: 'This week' }));
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    expect(screen.getByText('8.98×')).toBeTruthy();
    expect(server().asked(getRankBoard)).toMatchObject([
      { board: 'day', pageNum: 1, pageSize: 10 },
      { board: 'week', pageNum: 1 },
      { board: 'week', pageNum: 2 },
    ]);
  });

  it('[R55] board that failed says so and is asked for again', async () => {
    server().reject(getRankBoard, 'internal');
    const { user } = await openPage('/rank', MEMBER);
    expect(await screen.findByText('Couldn’t load the leaderboard')).toBeTruthy();
    answerBoard();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You’re not on the board today.')).toBeTruthy();
  });
});
