import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/game-list.ts';
import { ruleSentences } from '../../../games/slot/page/rule-sentences.ts';
import type { SlotContext } from '../../../games/slot/page/slot-page.ts';
import { slotTexts } from '../../../games/slot/page/slot-texts.ts';
import { activateMessages, loadMessages, type SlotNamespace } from '../../../src/platform/i18n.ts';
import { LOCALES, type Locale } from '../../../src/platform/locale.ts';

const RANGE = { least: '₱1.00', most: '₱500.00' };
const SLOTS = GAMES.filter(({ kind }) => kind === 'slot');
const keysOf = (locale: Locale, namespace: string) =>
  Object.keys(JSON.parse(readFileSync(`src/messages/${locale}/${namespace}.json`, 'utf8')));
/** Beside sentences of all slots in a slot's own words. */
const OWN = /^(?:title|scene|idle|symbol\..+)$/;

describe.each(LOCALES)('texts of slots in %s', (locale) => {
  beforeAll(async () => {
    await loadMessages('slot', ...SLOTS.map(({ slug }): SlotNamespace => `slot-${slug}`));
    await activateMessages(locale);
  });

  it.each(SLOTS.map(({ slug }) => slug))(
    '%s has its names, and other words only for sentences that all slots have',
    (slug) => {
      const shared = keysOf(locale, 'slot');
      const own = keysOf(locale, `slot-${slug}`);
      expect(own).toEqual(expect.arrayContaining(['title', 'scene', 'idle']));
      expect(own.filter((key) => !OWN.test(key) && !shared.includes(key))).toEqual([]);
    },
  );

  it.each(SLOTS)(
    '$slug names every symbol, and its rules leave no value out',
    async ({ slug, versions: [version] }) => {
      const slot = await version.loadSlot?.();
      if (!slot) throw new Error(`${slug} has no definition`);
      const texts = slotTexts(slug, slot.symbols);
      slot.symbols.forEach(({ name }, symbol) => {
        expect(texts.symbol(symbol)).not.toBe(name);
      });
      const context: SlotContext = { slot, texts };
      const rules = ruleSentences(context, RANGE);
      expect(rules.length).toBeGreaterThanOrEqual(2);
      for (const rule of rules) expect(rule).not.toMatch(/undefined|\{|^slot\.|“”/);
      expect(rules[0]).toContain(RANGE.most);
    },
  );
});

it('words of a slot belong to one that plays', () => {
  const files = readdirSync('src/messages/en').filter((file) => file.startsWith('slot-'));
  expect(files.toSorted()).toEqual(SLOTS.map(({ slug }) => `slot-${slug}.json`).toSorted());
});
