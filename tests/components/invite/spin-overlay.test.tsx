import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actInviteUser } from '../../../contract/invite/invite-state-calls.ts';
import { invite } from '../../../src/features/invite/module.ts';
import { planStartPopups } from '../../../src/session/overlays/start-popup-plan.ts';
import { showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerInvite, MEMBER, somePeriod, someState } from './invite-answers.ts';

describe('popup of the invite spin', () => {
  it('[O06] popup tells spins that wait, leads to the page, and closes with one tap', async () => {
    answerInvite();
    const { user } = await showOverlay('spin', {}, MEMBER);
    expect(await screen.findByText('You have 2 spins')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the wheel' }).getAttribute('href')).toBe('/activity/spin');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The popup begins no period.
    expect(server().asked(actInviteUser)).toEqual([]);
  });

  it('[O06] popup says nothing of spins where none can be used', async () => {
    answerInvite({ state: someState({ period: somePeriod({ spins: 0 }) }) });
    await showOverlay('spin', {}, MEMBER);
    await screen.findByRole('link', { name: 'Go to the wheel' });
    expect(screen.queryByText(/^You have/)).toBeNull();
  });

  it.each([true, false])('[T08, O06] popup is due for a member: %s', (isMember) => {
    const activityMap = MEMBER.config.activities;
    const now = { activityMap, isMember, totalRecharge: 0, canSignIn: false };
    expect(planStartPopups(invite.startPopups, now).length > 0).toBe(isMember);
  });
});
