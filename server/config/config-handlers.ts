import type { Theme } from '../../contract/config/app-config.ts';
import type {
  anonymousAppTheme,
  anonymousAppThemePreview,
  getCustomerServices,
} from '../../contract/config/config-calls.ts';
import { anonymousAppConfig } from '../../contract/config/start-calls.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Handler, PackedHandler } from '../http/handler.ts';
import { configFor, packedAnswer } from './config-answers.ts';
import { readConfig } from './public/config-value-queries.ts';
import { customerServiceConfig, themeConfig } from './public/market-config.ts';
import { readTheme } from './public/read-theme.ts';

/** A VIP level's skin by `vip-<showType>`, so that an operator can see it without the level. */
async function readVipTheme({ sql, hooks }: Context, id: string): Promise<Theme | null> {
  const showType = /^vip-([1-6])$/.exec(id)?.[1];
  const tokens = showType === undefined ? null : await hooks.readVipTokens(sql, showType);
  if (!tokens) return null;
  const inForce = await readTheme(sql, await readConfig(sql, themeConfig));
  const themeJsonData = JSON.stringify({ ...JSON.parse(inForce?.themeJsonData ?? '{}'), ...tokens });
  return { themeDomian: '', themeName: '', ...inForce, themeJsonData };
}

const readAppConfig: PackedHandler<typeof anonymousAppConfig> = async ({ configVersion }, request) => {
  const entry = await configFor(request);
  const { maintenance, ...rest } = entry.config;
  if (configVersion !== rest.configVersion)
    return packedAnswer(entry, 'config', anonymousAppConfig, () => entry.config);
  const unchanged = { isUnchanged: true, configVersion, maintenance };
  return packedAnswer(entry, 'config known', anonymousAppConfig, () => unchanged);
};

const readThemeById: Handler<typeof anonymousAppTheme> = async (_body, { context }) => {
  const id = await readConfig(context.sql, themeConfig);
  const found = await readTheme(context.sql, id);
  if (!found) throw new Error(`the theme in force, ${id}, does not exist`);
  return found;
};

const readThemePreview: Handler<typeof anonymousAppThemePreview> = async ({ themeViewId }, { context }) => {
  const found = (await readTheme(context.sql, themeViewId)) ?? (await readVipTheme(context, themeViewId));
  if (!found) throw new CallError('invalidValue', 'There is no theme of this id.', { field: 'themeViewId' });
  return found;
};

const listCustomerServices: Handler<typeof getCustomerServices> = async (_body, { context }) => ({
  appCustomerServiceQueue: await readConfig(context.sql, customerServiceConfig),
});

export const configHandlers = {
  anonymousAppConfig: readAppConfig,
  anonymousAppTheme: readThemeById,
  anonymousAppThemePreview: readThemePreview,
  getCustomerServices: listCustomerServices,
};
