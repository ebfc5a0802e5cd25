import type * as z from 'zod/mini';
import type { appConfigSchema } from '../../contract/config/app-config.ts';
import type { Game } from '../../contract/games/catalogue.ts';
import type { Db } from '../db/sql.ts';
import type { LocalizedText } from '../localization/localized.ts';

type AppConfigInput = z.input<typeof appConfigSchema>;

/** Reads all games, the most popular first. */
export const readGames = (db: Db): Promise<Game[]> =>
  db<Game[]>`
    select id, slug, name, aliases, type_id, brand_id, rtp_bp, volatility, min_bet, max_bet, tags, features,
      popularity, coalesce(status_override, status) as status
    from games order by popularity desc, id`;

export const readGameTypes = (db: Db): Promise<AppConfigInput['gameTypes']> =>
  db<AppConfigInput['gameTypes']>`select id, key, status, sort from game_types order by sort`;

export const readGameBrands = (db: Db): Promise<AppConfigInput['gameBrands']> =>
  db<AppConfigInput['gameBrands']>`select id, name, sort from game_brands order by sort`;

interface ChannelRow extends Omit<AppConfigInput['rechargeTypes'][number], 'name' | 'feeText' | 'timeText'> {
  name: LocalizedText;
  feeText: LocalizedText;
  timeText: LocalizedText;
}

/** Reads the deposit channels in their order. */
export const readChannels = (db: Db): Promise<ChannelRow[]> =>
  db<ChannelRow[]>`
    select id, key, name, sort, min_amount, min_amount2, max_amount, is_default, status, fee_text, time_text
    from recharge_types order by sort`;

/** Amounts that a deposit offers, the smallest first. */
export const readRechargeItems = (db: Db): Promise<AppConfigInput['rechargeItems']> =>
  db<AppConfigInput['rechargeItems']>`select id, price from recharge_items order by price`;
