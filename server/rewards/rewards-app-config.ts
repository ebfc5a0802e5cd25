import { readConfig, readConfigs } from '../config/public/config-value-queries.ts';
import type { Db } from '../db/sql.ts';
import type { AppConfigQuestion } from '../hooks.ts';
import { sayText } from '../localization/say-text.ts';
import {
  freeBonusConfig,
  tasksConfig,
  userLevelsConfig,
  vipLevelsConfig,
  vipThemesConfig,
} from './rewards-config.ts';

/** Levels, their skins, tasks and what a newcomer is offered. */
export async function readRewardsAppConfig(asked: AppConfigQuestion) {
  const { levels, themes, userLevels, tasks, freeBonus } = await readConfigs(asked.sql, {
    levels: vipLevelsConfig,
    themes: vipThemesConfig,
    userLevels: userLevelsConfig,
    tasks: tasksConfig,
    freeBonus: freeBonusConfig,
  });
  return {
    vipMap: Object.fromEntries(levels.map((level) => [String(level.level), level])),
    vipThemes: Object.fromEntries(
      Object.entries(themes).map(([type, { name, tokens }]) => [
        type,
        { name: sayText(name, asked), tokens },
      ]),
    ),
    userLevels,
    tasks: tasks.map(({ id, title }) => ({ id, title: sayText(title, asked) })),
    lobbyBonusAmount: freeBonus.amount,
  };
}

/** The tokens of a VIP level's skin; null where no level has this `showType`. */
export const readVipTokens = async (db: Db, showType: string): Promise<Record<string, string> | null> =>
  (await readConfig(db, vipThemesConfig))[showType]?.tokens ?? null;
