import { ROULETTE_KINDS } from '../../maths/roulette/spots.ts';
import { ROULETTE_MAX_TOTAL, ROULETTE_NUMBERS, ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { ROULETTE_ROYALE_FIGURES } from '../../maths/roulette-royale-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { tableTabs } from '../table/table-tabs.ts';

type Kind = keyof typeof ROULETTE_KINDS;

const KINDS = Object.keys(ROULETTE_KINDS) as readonly Kind[];
/** What a bet on one number pays with its stake; the zero is left out of it. */
const SINGLE_NUMBER_RETURN = ROULETTE_NUMBERS - 1;

const kindName = (kind: Kind): string =>
  t('roulette.kind.count', { kind: t(`roulette.kind.${kind}`), count: ROULETTE_KINDS[kind] });

export const rouletteTabs = (): readonly InfoTab[] =>
  tableTabs({
    maths: ROULETTE_ROYALE,
    maxTotal: ROULETTE_MAX_TOTAL,
    figures: ROULETTE_ROYALE_FIGURES,
    nameOf: (bet) => t(`roulette.kind.${bet as Kind}`),
    bets: () =>
      KINDS.map((kind) => ({
        bet: kind,
        name: kindName(kind),
        odds: SINGLE_NUMBER_RETURN / ROULETTE_KINDS[kind] - 1,
      })),
    notes: () => [t('roulette.pays.zero')],
    rules: () => [t('roulette.rules.wheel'), t('roulette.rules.lines'), t('roulette.rules.track')],
  });
