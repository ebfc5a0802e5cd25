import type { SlotSymbol, SymbolId } from '../../../maths/slot/slot-model.ts';
import { isMessageKey, type MessageKey, t, type WordValues } from '../../../src/platform/i18n.ts';

/** A key of the sentences that all slots share, without its namespace. */
type SlotKey = Extract<MessageKey, `slot.${string}`> extends `slot.${infer Key}` ? Key : never;

/**
 * The words of one slot. Its namespace `slot-<slug>` has its name and those of its symbols, and may have any sentence of all
 * slots in its own words, under the same key.
 */
export interface SlotTexts {
  title(): string;
  /** What the reels are called to people who do not see them. */
  scene(): string;
  symbol(symbol: SymbolId): string;
  /** A sentence of all slots, in the slot's own words where it has them. */
  say(key: SlotKey, values?: WordValues): string;
  /** A sentence that only this slot has; undefined where it has none. */
  find(key: string, values?: WordValues): string | undefined;
}

/** Where a slot's own words are. */
export const slotNamespace = (slug: string) => `slot-${slug}` as const;

export function slotTexts(slug: string, symbols: readonly SlotSymbol[]): SlotTexts {
  const find = (key: string, values?: WordValues) => {
    const own = `${slotNamespace(slug)}.${key}`;
    return isMessageKey(own) ? t(own, values) : undefined;
  };
  return {
    title: () => find('title') ?? slug,
    scene: () => find('scene') ?? slug,
    symbol(symbol) {
      const name = symbols[symbol]?.name ?? '';
      return find(`symbol.${name}`) ?? name;
    },
    say: (key, values) => find(key, values) ?? t(`slot.${key}`, values),
    find,
  };
}
