import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { receiveDrawChance } from '../../../contract/jackpot/jackpot-calls.ts';
import { SPIN_DEBOUNCE_MS } from '../../../contract/limits.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { Hall } from '../../../src/features/jackpot/hall.tsx';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { boardInfo } from './jackpot-answers.ts';

const HALL = <Hall bar={null} heading={<h1>Jackpot</h1>} />;
const MESSAGES = ['jackpot', 'error', 'lobby'] as const;

export const spin = () => screen.findByRole('button', { name: /^Spin/ });

/** Shows the hall without its bars and its canvas, to a member. The server answers with the board but for `changes`. */
export function openHall(changes: Partial<JackpotInfo> = {}, player: Partial<UserInfo> = { id: 7 }) {
  server().answer(getJackpotDrawInfo, boardInfo(changes));
  return showPart(HALL, MESSAGES, { player });
}

/** The same without an answer of its own, to a guest or a member. */
export const openUnansweredHall = (player?: Partial<UserInfo>) =>
  showPart(HALL, MESSAGES, player && { player });

/** A press within 300 ms of the last one, which may have been the test's before, counts for nothing. */
export async function pressSpin(user: UserEvent): Promise<void> {
  await spin();
  const press = async () => {
    if (server().asked(receiveDrawChance).length === 0) await user.click(await spin());
    expect(server().asked(receiveDrawChance).length).toBeGreaterThan(0);
  };
  await waitFor(press, { interval: SPIN_DEBOUNCE_MS + 50 });
}
