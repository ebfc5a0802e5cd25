import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageStore } from '../../../src/app/page-store.ts';
import { recheckPage } from '../../../src/app/pages.ts';
import { navigate } from '../../../src/platform/navigation.ts';
import { openPage } from '../support/open-page.tsx';

it('page that a link leads to opens although the guard runs again while its parts are loading', async () => {
  await openPage('/');
  await act(async () => {
    navigate('/activity');
    await recheckPage();
  });
  expect(pageStore.getState().path).toBe('/activity');
  expect(location.pathname).toBe('/activity');
});

it('page that needs a member leads to the sign-in page although the guard runs again while its parts are loading', async () => {
  await openPage('/');
  await act(async () => {
    navigate('/bonus/tasks');
    await recheckPage();
  });
  expect(pageStore.getState().path).toMatch(/^\/auth\//);
});
