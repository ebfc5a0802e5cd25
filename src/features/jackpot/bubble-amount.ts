import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Cents } from '../../../contract/money.ts';
import { boardStore, readBoard, showReading } from './board-store.ts';

/** "₱4.9 M": an amount in three figures or fewer, never rounded up. */
export function shortAmount(amount: Cents, sign: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  }).formatToParts(amount / 100);
  const text = parts.map(({ type, value }) => {
    if (type === 'literal') return '';
    // A letter needs air before it; the Chinese unit is a word of the number and has none.
    return type === 'compact' && /^[A-Za-z]/.test(value) ? `\u2009${value}` : value;
  });
  return sign + text.join('');
}

/** The Mega pot as the board shows it, or null before a first reading. Requests it once where no board is active. */
export function useMegaPot(): Cents | null {
  useEffect(() => {
    // Behind an open panel the lobby's board rests; on a deep link, and where another scene is the page, there is none.
    const isBoardAtWork =
      !document.documentElement.hasAttribute('data-panel-open') &&
      document.querySelector('[data-lobby]') !== null;
    if (isBoardAtWork || boardStore.getState().info) return;
    // Without an amount the button is still the way to the jackpot.
    void readBoard().then((reading) => {
      if (reading !== 'gone' && 'info' in reading) showReading(reading.info);
    });
  }, []);
  return useStore(boardStore, ({ amounts }) => amounts?.mega ?? null);
}
