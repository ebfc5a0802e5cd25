import { type SlotBet, slotBetSchema } from '../../../contract/games/slot.ts';
import { t } from '../../../src/platform/i18n.ts';
import type { GameManifest } from '../../engine/game-manifest.ts';
import { stakeControls } from '../stake-controls.ts';
import { openSlot } from './open-slot.ts';
import { idleText, winText } from './read-wins.ts';
import type { SlotContext, SlotPage } from './slot-page.ts';
import { slotSheet } from './slot-sheet.ts';
import { slotNamespace, slotTexts } from './slot-texts.ts';

/** What the engine must know of a slot, from the parts of its page. docs/games/definition.md says what each is. */
export function slotManifest<Outcome>(page: SlotPage<Outcome>): GameManifest<SlotBet, Outcome> {
  const { slot, game, outcome, feature, sounds } = page;
  const { wins } = slot.spin;
  const texts = slotTexts(slot.slug, slot.symbols);
  const context: SlotContext = { slot, texts };
  return {
    maths: game,
    bet: slotBetSchema,
    outcome,
    messages: ['slot', slotNamespace(slot.slug)],
    title: () => texts.title(),
    sceneLabel: () => texts.scene(),
    ...stakeControls(wins.kind === 'lines' ? wins.lines.length : null),
    infoTabs: slotSheet(page, context),
    paintedTexts: () => [...paintedTexts(context), ...(feature?.paintedTexts(context) ?? [])],
    ...(sounds && { sounds }),
    openScene: openSlot(page, context),
  };
}

/** Every text of the sign, the board and the banners. What is missing here may be painted as empty boxes. */
function paintedTexts(context: SlotContext): string[] {
  const { slot, texts } = context;
  const values = { amount: '' };
  const win = { symbol: 0, count: 0, pay: 0 } as Parameters<typeof winText>[1];
  const { kind } = slot.spin.wins;
  const place = { ...(kind === 'lines' && { line: 0 }), ...(kind === 'ways' && { ways: 2 }) };
  return [
    texts.title(),
    idleText(context),
    t('game.result.none'),
    t('game.result.returned', values),
    t('game.result.win', values),
    t('game.result.big'),
    t('game.result.grand'),
    winText(context, win),
    winText(context, { ...win, ...place }),
    winText(context, { ...win, ...place, multiplier: 2 }),
    ...slot.symbols.map((_, symbol) => texts.symbol(symbol)),
  ];
}
