import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getChat } from '../../../contract/support/chat-calls.ts';
import { getSupport, getVipService } from '../../../contract/support/support-calls.ts';
import { factsOf } from '../support/facts-of.ts';
import { expectLoading, tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { someMessage, someSupport, someThread, startHelp } from './server.ts';

const MEMBER = { player: { id: 7, vip: 2 } };
beforeEach(startHelp);

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('/service', () => {
  it('[R57] guest finds the chat, the mail desks, the hours and the help line', async () => {
    await openPage('/service');
    expect(await screen.findByRole('heading', { name: 'How can we help?' })).toBeTruthy();
    expect(card('Chat').getByRole('button', { name: 'Start a chat' })).toBeTruthy();
    expect(
      card('By email')
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['support@house.example', 'payments@house.example', 'complaints@house.example']);
    expect(card('Opening hours').getByText('Every day')).toBeTruthy();
    expect(card('Opening hours').getByText(/Philippine Standard Time/)).toBeTruthy();
    const line = card('Talk to someone now').getByRole('link', { name: 'Call 1553' });
    expect(line.getAttribute('href')).toBe('tel:1553');
    // Nobody who has never written has a chat, so none is asked for.
    expect(server().asked(getChat)).toEqual([]);
  });

  it('[R57] service that is closed says when it opens, and takes a message', async () => {
    server().answer(getSupport, someSupport({ isOpen: false, changesAt: Date.now() + 3_600_000 }));
    await openPage('/service');
    expect(await screen.findByText(/^Nobody’s here right now\./)).toBeTruthy();
    expect(screen.getByText(/^We’re back at/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Leave a message' })).toBeTruthy();
  });

  it('[R57] answer that waits in the chat is told, and counts as unread until the chat is opened', async () => {
    server().answer(getChat, { thread: someThread(), messages: [someMessage()], unread: 2 });
    await openPage('/service', MEMBER);
    expect(await screen.findByText('2 new answers')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue your chat' })).toBeTruthy();
    expect(
      server()
        .asked(getChat)
        .map(({ isWatching }) => isWatching),
    ).toEqual([false]);
  });

  it('[R57] page that does not load still shows the help line, and can be loaded again', async () => {
    server().cut(getSupport);
    const { user } = await openPage('/service');
    expect(await screen.findByRole('link', { name: 'Call 1553' })).toBeTruthy();
    await tryAgain(user, 'offline', startHelp);
    expect(await screen.findByRole('button', { name: 'Start a chat' })).toBeTruthy();
  });

  it('[R57] page says that it is loading', async () => {
    server().hold(getSupport, someSupport());
    await openPage('/service');
    await expectLoading();
  });
});

describe('/service/vip', () => {
  it('[R58] player below the level reads from which one on it opens, and where help is now', async () => {
    await openPage('/service/vip', MEMBER);
    expect(await screen.findByRole('heading', { name: 'VIP service opens at level 10' })).toBeTruthy();
    expect(screen.getByText(/You’re at level 0\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open customer service' }).getAttribute('href')).toBe('/service');
    expect(screen.getByRole('link', { name: 'Call 1553' })).toBeTruthy();
  });

  it('[R58] player from the level on finds their host', async () => {
    server().answer(getVipService, {
      level: 12,
      vipLevel: 10,
      host: { name: 'Luz', email: 'luz@house.example', phone: '+63 2 555 0199' },
    });
    await openPage('/service/vip', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Your own host' })).toBeTruthy();
    expect(card('Luz').getByRole('link', { name: '+63 2 555 0199' }).getAttribute('href')).toBe(
      'tel:+6325550199',
    );
  });

  it('[R58] guest is asked to sign in', async () => {
    await openPage('/service/vip');
    expect(location.pathname).toBe('/auth/login');
  });
});

describe('/about-us', () => {
  it('[R02] page says what the operator has said, and nothing else', async () => {
    const { container } = await openPage('/about-us');
    expect(await screen.findByText(/This is a sandbox with no license\./)).toBeTruthy();
    expect(document.title).toContain('About us');
    expect(factsOf(container)).toEqual({
      Name: 'Sandbox operator',
      Email: 'support@house.example',
      'License number': 'SANDBOX-0000',
      Age: 'Only for people aged 21 or older',
    });
    expect(screen.getByRole('link', { name: 'Limits and breaks' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call 1553' })).toBeTruthy();
  });

  it('[R02] operator’s address, registration and authority are shown once they are there', async () => {
    const { company } = someSupport();
    server().answer(
      getSupport,
      someSupport({
        company: {
          ...company,
          registration: 'CS-1',
          address: '1 Harbour Road, Manila',
          authority: 'The Authority',
          authorityUrl: 'https://authority.example',
        },
      }),
    );
    const { container } = await openPage('/about-us');
    await screen.findByText('The Authority');
    expect(factsOf(container)).toMatchObject({ Registration: 'CS-1', Address: '1 Harbour Road, Manila' });
  });
});
