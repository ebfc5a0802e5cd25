import type { JSONValue } from 'postgres';
import { ActivityId } from '../../contract/ids.ts';
import { DEFAULT_THEME } from '../../contract/theme.ts';
import { ACTIVITIES } from '../catalogue/activities.ts';
import { AT_ONCE, DEPOSIT_CHANNELS, DEPOSIT_ITEMS, NO_FEE } from '../catalogue/deposit-channels.ts';
import { GAME_BRANDS, GAME_TYPES } from '../catalogue/game-shelves.ts';
import { CATALOGUE } from '../catalogue/games.ts';
import { HOUSE_CONFIG } from '../catalogue/house-config.ts';
import type { Localized } from '../words/localized.ts';
import type { Sql, Tx } from './sql.ts';

/** Far enough away that nobody has to prolong the sandbox's activities. */
const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/**
 * What a house needs before its first visitor: config, catalogue, channels, activities, theme. Rows that an
 * operator may have changed are only added, never overwritten; what only a build can change is renewed.
 */
export async function seedHouse(sql: Sql, now: number): Promise<void> {
  await sql.begin(async (tx) => {
    const config = Object.entries(HOUSE_CONFIG).map(([key, value]) => ({
      key,
      value: tx.json(value as JSONValue),
      updatedAt: now,
    }));
    await tx`insert into config ${tx(config)} on conflict do nothing`;
    await seedGames(tx);
    await seedChannels(tx);
    await seedActivities(tx, now);
    await tx`
      insert into themes (id, name, domain, tokens)
      values ('house', ${DEFAULT_THEME.name}, '', '{}') on conflict do nothing`;
  });
}

async function seedGames(tx: Tx): Promise<void> {
  await tx`insert into game_types ${tx(GAME_TYPES)} on conflict do nothing`;
  await tx`insert into game_brands ${tx(GAME_BRANDS)} on conflict do nothing`;
  const rows = CATALOGUE.map(({ aliases, tags, features, ...game }) => ({
    ...game,
    aliases: [...aliases],
    tags: [...tags],
    features: [...features],
  }));
  await tx`
    insert into games ${tx(rows)}
    on conflict (id) do update set
      slug = excluded.slug, name = excluded.name, aliases = excluded.aliases, type_id = excluded.type_id,
      brand_id = excluded.brand_id, rtp_bp = excluded.rtp_bp, volatility = excluded.volatility,
      min_bet = excluded.min_bet, max_bet = excluded.max_bet, tags = excluded.tags,
      features = excluded.features, popularity = excluded.popularity, status = excluded.status`;
}

async function seedChannels(tx: Tx): Promise<void> {
  const text = (value: Localized) => tx.json({ ...value });
  const types = DEPOSIT_CHANNELS.map(({ itemIds: _, name, ...channel }) => ({
    ...channel,
    name: text(name),
    status: 1,
    feeText: text(NO_FEE),
    timeText: text(AT_ONCE),
  }));
  await tx`insert into recharge_types ${tx(types)} on conflict do nothing`;
  await tx`insert into recharge_items ${tx(DEPOSIT_ITEMS)} on conflict do nothing`;
  const links = DEPOSIT_CHANNELS.flatMap(({ id, itemIds }) =>
    itemIds.map((itemId) => ({ typeId: id, itemId })),
  );
  await tx`insert into recharge_type_items ${tx(links)} on conflict do nothing`;
}

async function seedActivities(tx: Tx, now: number): Promise<void> {
  const rows = ACTIVITIES.map(({ title, name, ...activity }, index) => ({
    ...activity,
    id: ActivityId[name],
    name,
    title: tx.json({ ...title }),
    sort: index + 1,
    themeUrl: '',
    startAt: now,
    endAt: now + TEN_YEARS_MS,
    isOn: true,
  }));
  await tx`insert into activities ${tx(rows)} on conflict do nothing`;
}
