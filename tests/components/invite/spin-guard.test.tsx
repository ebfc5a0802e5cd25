import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actInviteUser } from '../../../contract/invite/invite-state-calls.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerRunning, MEMBER } from './invite-answers.ts';

describe('way to the invite spin', () => {
  it('[R17] page is not found while the activity does not run', async () => {
    await openPage('/activity/spin', { player: MEMBER.player });
    expect(await screen.findByText('Page Not Found')).toBeTruthy();
    expect(server().asked(actInviteUser)).toEqual([]);
  });

  it('[V11] guest is sent to sign-in from the page of the invite spin', async () => {
    answerRunning();
    await openPage('/activity/spin', { config: MEMBER.config });
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(server().asked(actInviteUser)).toEqual([]);
  });
});
