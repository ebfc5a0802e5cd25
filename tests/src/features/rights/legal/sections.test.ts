import { describe, expect, it } from 'vitest';
import { supportConfig } from '../../../../../server/support/support-config.ts';
import { LEGAL_SECTIONS, paragraphKeys } from '../../../../../src/features/rights/legal/sections.ts';
import en from '../../../../../src/messages/en/legal.json' with { type: 'json' };
import fil from '../../../../../src/messages/fil/legal.json' with { type: 'json' };
import zh from '../../../../../src/messages/zh-CN/legal.json' with { type: 'json' };

const TEXTS = ['terms', 'privacy'] as const;

describe.each([
  ['English', en],
  ['Filipino', fil],
  ['Chinese', zh],
])('legal texts in %s', (_language, words) => {
  const isThere = (key: string) => key in words;

  const expectEverySection = (text: (typeof TEXTS)[number]) => {
    for (const section of LEGAL_SECTIONS[text]) {
      expect(isThere(`legal.${text}.${section}.title`), section).toBe(true);
      expect(paragraphKeys(`legal.${text}.${section}`, isThere).length, section).toBeGreaterThan(0);
    }
  };

  it('[R54] terms have a title and paragraphs in every section', () => expectEverySection('terms'));

  it('[R53] privacy policy has a title and paragraphs in every section', () => expectEverySection('privacy'));

  it('[R53] privacy policy names the periods after which chats and feedback are deleted', () => {
    const { chat, guestChat, feedback } = supportConfig.initial.retentionDays;
    const text = JSON.stringify((words as Record<string, unknown>)['legal.privacy.long.2']);
    for (const days of [chat, guestChat, feedback])
      expect(text).toMatch(new RegExp(`(?<!\\d)${days}(?!\\d)`));
  });

  it('every paragraph belongs to a section', () => {
    const shown = TEXTS.flatMap((text) =>
      LEGAL_SECTIONS[text].flatMap((section) => paragraphKeys(`legal.${text}.${section}`, isThere)),
    );
    expect(Object.keys(words).filter((key) => /\.\d+$/.test(key))).toEqual(expect.arrayContaining(shown));
    expect(Object.keys(words).filter((key) => /\.\d+$/.test(key))).toHaveLength(shown.length);
  });
});
