import { NO_CENTS } from '../../contract/money.ts';
import type { Observable, Scene } from '../../scenes/scene.ts';
import type { ScratchContent } from '../../scenes/scratch-card/content.ts';
import { ScratchScene } from '../../scenes/scratch-card/scratch-scene.ts';
import { flyPrize, openCard, revealCard } from '../features/mall/scratch-flows.ts';
import { outcomeOf, winningFields } from '../features/mall/scratch-rules.ts';
import { openedOf, type ScratchTable, scratchStore } from '../features/mall/scratch-store.ts';
import { t } from '../platform/i18n.ts';
import type { FrontSurface } from './front-surface.ts';
import { listenStrokes } from './listen-strokes.ts';
import { observeStore } from './observe-store.ts';
import { loadFonts } from './scene-context.ts';

const PHASES = {
  closed: 'closed',
  opening: 'waiting',
  scratching: 'scratching',
  revealed: 'revealed',
} as const;

function contentOf(table: ScratchTable): ScratchContent | null {
  if (table.phase === 'empty') return null;
  const opened = openedOf(table);
  return {
    key: table.card.cardId,
    phase: PHASES[table.phase],
    fields: opened?.fields ?? null,
    winning: opened ? winningFields(opened) : [],
    prize: opened?.prize ?? NO_CENTS,
    isCelebrated: opened !== null && outcomeOf(opened.prize, table.cost) === 'won',
  };
}

/** One object for each state of the table: the scene follows what changes. */
function observeTable(): Observable<ScratchContent | null> {
  const { get, subscribe } = observeStore(scratchStore, ({ table }) => table);
  return { get: () => contentOf(get()), subscribe };
}

/** The card of the mall, in its box on the page; strokes come from the page's own element over the foil. */
export function createScratchCard({ place, painter }: FrontSurface): Scene {
  const page = place.closest<HTMLElement>('[data-scratch]');
  const foil = page?.querySelector<HTMLElement>('[data-foil]');
  const scene = new ScratchScene(
    observeTable(),
    {
      scratched: () => void openCard(),
      uncovered: () => void revealCard(),
      celebrated: () => flyPrize(place),
    },
    place.clientWidth,
  );
  let stop = () => {};
  return {
    view: scene.view,
    root: scene.root,
    async prepare(context) {
      const words = `${t('mall.card.title')}${t('mall.card.rule')}${t('mall.card.won')}₱0123456789.,`;
      await loadFonts(context.fonts, words);
      await scene.prepare(context);
    },
    enter() {
      scene.enter();
      page?.setAttribute('data-drawn', '');
      if (foil) stop = listenStrokes(foil, place, (stroke) => scene.scratch(stroke));
    },
    resize(viewport) {
      scene.resize(viewport);
      painter.draw();
    },
    leave() {
      stop();
      page?.removeAttribute('data-drawn');
      scene.leave();
    },
  };
}
