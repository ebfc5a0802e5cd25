import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import { startFrame } from '../engine/frame.ts';
import { fairnessPage, paysPage, rulesPage } from '../engine/slot-pages.ts';
import { symbolText } from './line-text.ts';
import { openPicture } from './open-picture.ts';
import { paintedTexts } from './painted-texts.ts';
import { symbolAddress } from './symbol-art.ts';

void startFrame({
  slug: ROYAL_SEVENS.slug,
  titleKey: 'game.title',
  reelsKey: 'game.reels',
  lineCount: ROYAL_SEVENS.lines.length,
  openPicture,
  paintedTexts,
  pages: (stake) => [
    paysPage({
      model: ROYAL_SEVENS,
      stake,
      symbolText: (symbol) => symbolText(ROYAL_SEVENS, symbol),
      symbolPicture: (symbol) => symbolAddress(ROYAL_SEVENS.symbols[symbol]?.name ?? '') ?? '',
    }),
    rulesPage(ROYAL_SEVENS),
    fairnessPage(ROYAL_SEVENS_FIGURES),
  ],
});
