import { COLORS } from '../../contract/games/color-game.ts';
import { COLOR_MAX_TOTAL } from '../../maths/color-game.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import type { BettingOptions } from '../table/betting.ts';
import { type Board, makeBoard } from '../table/board.ts';
import { COLOR_ART, type Color, markPath } from './color-art.ts';
import { colorName } from './color-name.ts';

/** The six squares on which chips are placed. */
export function makeColorBoard(parts: Pick<BettingOptions, 'chip' | 'setBet' | 'announce'>): Board {
  return makeBoard({
    ...parts,
    label: t('color.board'),
    maxTotal: COLOR_MAX_TOTAL,
    hint: () => t('color.hint'),
    spots: COLORS.map((color) => ({
      name: color,
      label: colorName(color),
      content: [markOf(color), element('span', { class: 'spot-name' }, [colorName(color)])],
    })),
    arrange(views) {
      for (const color of COLORS) {
        views.get(color)?.style.setProperty('--fill', COLOR_ART[color].fill);
        views.get(color)?.style.setProperty('--ink', COLOR_ART[color].ink);
      }
      return element('div', { class: 'spots' }, [...views.values()]);
    },
  });
}

const SVG = 'http://www.w3.org/2000/svg';

function markOf(color: Color): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-1.2 -1.2 2.4 2.4');
  svg.setAttribute('class', 'spot-mark');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', markPath(color));
  svg.append(path);
  return svg;
}
