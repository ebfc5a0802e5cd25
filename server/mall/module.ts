import * as calls from '../../contract/mall/calls.ts';
import { defineServerModule } from '../module.ts';
import { diamondLogHandlers } from './diamond-log.ts';
import { exchangeHandlers } from './exchange-handlers.ts';
import { goodsHandlers } from './goods-handlers.ts';
import { mallGoodsConfig, scratchCardConfig } from './mall-config.ts';
import { hasMallDot } from './mall-dot.ts';
import { mallJournals } from './mall-journals.ts';
import { openOldCards } from './open-card.ts';
import { scratchCardTable } from './scratch-card-table-queries.ts';
import { scratchHandlers } from './scratch-handlers.ts';
import { scratchSeedTable } from './scratch-seed-queries.ts';

export const mall = defineServerModule({
  calls,
  handlers: {
    ...diamondLogHandlers,
    ...exchangeHandlers,
    ...goodsHandlers,
    ...scratchHandlers,
  },
  jobs: { openOldCards },
  journals: mallJournals,
  hooks: {
    seedTables: () => [scratchSeedTable, scratchCardTable],
    redDots: async (context, id) => ({ diamondMallRedDot: await hasMallDot(context, id) }),
  },
  config: [mallGoodsConfig, scratchCardConfig],
});
