import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CREDITS } from '../../../../assets/credits.ts';
import { MaintenanceStatus } from '../../../../contract/ids.ts';
import { acceptLegal, getLegal } from '../../../../contract/rights/legal-calls.ts';
import { LEGAL_SECTIONS } from '../../../../src/features/rights/legal/sections.ts';
import { configStore } from '../../../../src/session/config/config-store.ts';
import { someConfig } from '../../support/config.ts';
import { allRetries, expectLoading, failCall, goOffline } from '../../support/failure.ts';
import { openPage } from '../../support/open-page.tsx';
import { server } from '../../support/server.ts';

const TEXTS = [
  ['terms', '/terms-of-use'],
  ['privacy', '/privacy-policy'],
] as const;
const VERSION = { version: 3, inForceAt: Date.UTC(2027, 1, 3, 12), changes: 'Data is kept for ten years.' };

const article = () => screen.findByRole('article');
const text = async () => (await article()).textContent ?? '';
const contents = async () =>
  within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>(
    'link',
  );

describe.each(TEXTS)('text of the %s', (document_, address) => {
  it('[R53, R54] every section is listed, has its heading and paragraphs, and nothing is left to fill in', async () => {
    await openPage(address);
    const links = await contents();
    expect(links).toHaveLength(LEGAL_SECTIONS[document_].length);
    for (const link of links) {
      const head = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
      expect([head?.textContent, head?.getAttribute('tabindex')]).toEqual([link.textContent, '-1']);
      const section = screen.getByRole('region', { name: link.textContent ?? '' });
      const paragraphs = [...section.querySelectorAll('p')].map(({ textContent }) => textContent);
      expect(paragraphs.length).toBeGreaterThan(0);
      expect(paragraphs).not.toContain('');
    }
    expect(await text()).not.toMatch(/[{}]|undefined|NaN|legal\./);
  });

  it('[R53, R54] text shows that it loads until the market is known', async () => {
    await openPage(address);
    await article();
    act(() => configStore.setState({ config: null }));
    await expectLoading();
    expect(screen.queryByRole('article')).toBeNull();
    act(() => configStore.setState({ config: someConfig() }));
    expect(await article()).toBeTruthy();
  });

  it('[R53, R54] version in force tells its number, its day and what is new', async () => {
    server().answer(getLegal, {
      documents: [
        { document: document_, ...VERSION, isPending: false },
        {
          document: document_ === 'terms' ? 'privacy' : 'terms',
          version: 9,
          inForceAt: 1,
          changes: 'Other.',
          isPending: false,
        },
      ],
    });
    await openPage(address);
    expect(await screen.findByText(/^Version 3/)).toBeTruthy();
    expect(await text()).toContain('In force since Feb 3, 2027');
    expect(await text()).toContain('What’s new: Data is kept for ten years.');
    expect(await text()).not.toContain('Other.');
  });

  it('[R53, R54] first version tells no news', async () => {
    const first = { document: document_, ...VERSION, version: 1, changes: '', isPending: false };
    server().answer(getLegal, { documents: [first] });
    await openPage(address);
    expect(await screen.findByText(/^Version 1/)).toBeTruthy();
    expect(await text()).not.toContain('What’s new');
  });

  it.each(['internal', 'forbidden', 'offline'] as const)(
    '[R53, R54] text is read in full where its version is out of reach (%s)',
    async (failure) => {
      failCall(getLegal, failure);
      await openPage(address);
      if (failure === 'offline') goOffline();
      expect(await contents()).toHaveLength(LEGAL_SECTIONS[document_].length);
      expect(await text()).toContain('In force since Nov 20, 2026');
      await waitFor(() => expect(server().asked(getLegal).length).toBeGreaterThan(0));
      if (failure === 'offline') await allRetries(getLegal);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(await text()).not.toContain('Version');
    },
  );

  it('[R53, R54] reading agrees to nothing', async () => {
    server().answer(getLegal, { documents: [{ document: document_, ...VERSION, isPending: true }] });
    await openPage(address, { player: { id: 7 } });
    expect(await screen.findByText(/^Version 3/)).toBeTruthy();
    expect(server().asked(acceptLegal)).toEqual([]);
  });

  it('[R53, R54] text stays open during maintenance', async () => {
    await openPage(address, { config: { maintenance: { status: MaintenanceStatus.closed, until: null } } });
    expect(await article()).toBeTruthy();
    expect(location.pathname).toBe(address);
  });
});

describe('terms and privacy', () => {
  it('[R54] terms name age, licence, help line, address and bounds that hold in this market', async () => {
    const { market, clientConfig } = someConfig();
    await openPage('/terms-of-use', {
      config: {
        market: { ...market, minimumAge: 18, licenceLine: 'LICENCE-9', helpLine: '8800' },
        clientConfig: { ...clientConfig, email: 'desk@platform.example' },
      },
    });
    const terms = await text();
    expect(terms).toContain('You must be 18 years old or older.');
    expect(terms).toContain('under the license named here: LICENCE-9.');
    expect(terms).toContain('The help line is 8800.');
    expect(terms).toContain('You reach us at desk@platform.example.');
    expect(terms).toMatch(/\d+ wrong passwords lock the account for 15 minutes\./);
    expect(terms).toMatch(/A session ends after \d+ minutes of inactivity, and after \d+ hours/);
  });

  it('[R54] terms credit every work with its authors and its licence', async () => {
    await openPage('/terms-of-use');
    const credits = within(await screen.findByRole('region', { name: 'Credits' })).getAllByRole('listitem');
    expect(credits).toHaveLength(CREDITS.length);
    CREDITS.forEach(({ work, authors, licence, licenceUrl, url, changes }, index) => {
      const [source, terms] = within(credits[index] as HTMLElement).getAllByRole('link');
      expect([source?.textContent, source?.getAttribute('href')]).toEqual([work, url]);
      expect([terms?.textContent, terms?.getAttribute('href')]).toEqual([licence, licenceUrl]);
      expect(credits[index]?.textContent).toContain(authors.join(', '));
      expect(credits[index]?.textContent?.includes('Changed by us')).toBe(changes !== undefined);
    });
  });

  it('[R53, R54] each text leads to the other one, and both to limits and complaints', async () => {
    const { user } = await openPage('/privacy-policy');
    await article();
    expect(screen.queryByRole('region', { name: 'Credits' })).toBeNull();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const common = () => [address('Set limits, take a break, self-exclude'), address('File a complaint')];
    expect(common()).toEqual(['/member/self-limited', '/complaint']);
    await user.click(screen.getByRole('link', { name: 'Read the terms of use' }));
    expect(await screen.findByRole('link', { name: 'Read the privacy policy' })).toBeTruthy();
    expect(location.pathname).toBe('/terms-of-use');
    expect(common()).toEqual(['/member/self-limited', '/complaint']);
  });
});
