import { element, write } from '../engine/element.ts';
import { openPicture } from '../engine/picture.ts';
import type { GameSound } from '../engine/sound.ts';
import { CardTable, type CardTableLayout } from './card-table.ts';

interface CardTableScene {
  /** The box that the cards are drawn in. */
  readonly sight: HTMLElement;
  readonly sound: GameSound;
  readonly forcedRenderer: string | null;
  /** Of the backs, `#rrggbb`. */
  readonly ground: string;
  layOut(width: number, height: number): CardTableLayout;
}

/** Cards in a box, and the words that say who won. */
export async function openCardTable({ sight, sound, forcedRenderer, ground, layOut }: CardTableScene) {
  const verdict = element('p', { class: 'verdict', 'aria-hidden': 'true' });
  sight.append(verdict);
  const { picture, free } = await openPicture(
    sight,
    forcedRenderer,
    (renderer, loop) => new CardTable({ renderer, loop, sound, ground, layOut }),
  );
  return {
    table: picture,
    free,
    /** @param winner the side that is lit; empty with an empty text while nobody has won */
    showVerdict(text: string, winner: string): void {
      write(verdict, text);
      sight.dataset.winner = winner;
    },
  };
}
