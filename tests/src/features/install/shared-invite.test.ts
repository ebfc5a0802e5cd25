import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedInvite, type SharedFields } from '../../../../src/features/install/shared-invite.ts';

const ORIGIN = 'https://marquee.example';
const LINK = `${ORIGIN}/auth/register?inviteCode=LUCKY-7`;
const read = (parts: Partial<SharedFields>) =>
  readSharedInvite({ title: null, text: null, url: null, ...parts }, ORIGIN);

describe('link that is shared with the app', () => {
  it.each<[string, Partial<SharedFields>]>([
    ['as an address', { url: LINK }],
    ['as a text alone, as Android does', { text: LINK }],
    ['within a sentence', { text: `Play with me: ${LINK}. See you!` }],
    ['in brackets', { text: `(${LINK})` }],
    ['as a title', { title: LINK }],
    ['behind the address of another site', { text: `https://news.example/a ${LINK}` }],
    ['with more in its query', { url: `${LINK}&utm_source=x` }],
    ['with a slash at its end', { url: `${ORIGIN}/auth/register/?inviteCode=LUCKY-7` }],
    ['with a fragment', { url: `${LINK}#top` }],
  ])('[O24] invite %s opens the registration with its code', (_how, parts) => {
    expect(read(parts)).toEqual({ kind: 'invite', address: '/auth/register?inviteCode=LUCKY-7' });
  });

  it.each<[string, Partial<SharedFields>, string]>([
    ['nothing at all', {}, 'nothing'],
    ['a text without an address', { text: 'inviteCode=LUCKY-7' }, 'nothing'],
    ['a code alone', { text: 'LUCKY-7' }, 'nothing'],
    ['a script', { url: 'javascript:alert(1)' }, 'nothing'],
    ['a data address', { url: `data:text/html,${LINK.replace('https', 'x')}` }, 'nothing'],
    ['another site', { url: 'https://evil.example/auth/register?inviteCode=LUCKY-7' }, 'foreign'],
    ['another scheme', { url: LINK.replace('https', 'http') }, 'foreign'],
    ['another port', { url: LINK.replace('.example', '.example:8443') }, 'foreign'],
    ['a site below ours', { url: LINK.replace('marquee.example', 'a.marquee.example') }, 'foreign'],
    ['a site that begins like ours', { url: LINK.replace('.example', '.example.evil.example') }, 'foreign'],
    ['our name before another host', { url: LINK.replace('.example/', '.example@evil.example/') }, 'nothing'],
    ['our name behind a backslash', { url: 'https://evil.example\\@marquee.example/' }, 'foreign'],
    [
      'our address in another’s query',
      { url: `https://evil.example/?u=${encodeURIComponent(LINK)}` },
      'foreign',
    ],
    ['our lobby', { url: `${ORIGIN}/` }, 'no-invite'],
    ['another page of ours with a code', { url: `${ORIGIN}/wallets?inviteCode=LUCKY-7` }, 'no-invite'],
    ['an invite without a code', { url: `${ORIGIN}/auth/register` }, 'no-invite'],
    ['an invite with an empty code', { url: `${ORIGIN}/auth/register?inviteCode=` }, 'no-invite'],
    ['an invite with two codes', { url: `${LINK}&inviteCode=OTHER` }, 'no-invite'],
    ['an invite with a code that is too long', { url: `${LINK}${'7'.repeat(40)}` }, 'no-invite'],
    ['an invite with markup for a code', { url: `${ORIGIN}/auth/register?inviteCode=%3Cb%3E` }, 'no-invite'],
    ['an invite behind two thousand letters', { text: `${'x'.repeat(2_050)} ${LINK}` }, 'nothing'],
  ])('[O24] %s opens nothing', (_what, parts, kind) => {
    expect(read(parts)).toEqual({ kind });
  });

  it('[O24] whatever is shared, only the registration with a plain code is opened, and nothing throws', () => {
    const part = fc.option(
      fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.constant(LINK)),
    );
    fc.assert(
      fc.property(part, part, part, (title, text, url) => {
        const invite = readSharedInvite({ title, text, url }, ORIGIN);
        if (invite.kind === 'invite')
          expect(invite.address).toMatch(/^\/auth\/register\?inviteCode=[\w-]{1,32}$/);
      }),
    );
  });

  it('[O24] a hundred thousand addresses are read in no time', () => {
    const text = 'https://a.b/ '.repeat(100_000);
    const begun = performance.now();
    expect(read({ text, url: text, title: text }).kind).toBe('foreign');
    expect(performance.now() - begun).toBeLessThan(250);
  });
});
