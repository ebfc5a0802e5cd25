import type {
  anonymousAppConfig,
  anonymousAppTheme,
  anonymousAppThemePreview,
  getCustomerServices,
} from '../../contract/calls/config.ts';
import type { Theme } from '../../contract/entities/config.ts';
import type { Db } from '../db/sql.ts';
import { CallError } from '../http/call-error.ts';
import type { Handler } from '../http/handler.ts';
import { readAppConfig } from './app-config.ts';
import { readConfig } from './config-store.ts';

/** Null when there is no theme of this id. */
export async function readTheme(db: Db, id: string): Promise<Theme | null> {
  const [row] = await db<{ name: string; domain: string; tokens: Record<string, string> }[]>`
    select name, domain, tokens from themes where id = ${id}`;
  if (!row) return null;
  return { themeDomian: row.domain, themeName: row.name, themeJsonData: JSON.stringify(row.tokens) };
}

/** A VIP level's look by `vip-<showType>`, so that an operator can see it without the level. */
async function readVipTheme(db: Db, id: string): Promise<Theme | null> {
  const showType = /^vip-([1-6])$/.exec(id)?.[1];
  const look = showType && (await readConfig(db, 'vipThemes'))[showType];
  if (!look) return null;
  const inForce = await readTheme(db, await readConfig(db, 'theme'));
  const themeJsonData = JSON.stringify({ ...JSON.parse(inForce?.themeJsonData ?? '{}'), ...look.tokens });
  return { themeDomian: '', themeName: '', ...inForce, themeJsonData };
}

const config: Handler<typeof anonymousAppConfig> = (_body, request) => readAppConfig(request);

const theme: Handler<typeof anonymousAppTheme> = async (_body, { context }) => {
  const id = await readConfig(context.sql, 'theme');
  const found = await readTheme(context.sql, id);
  if (!found) throw new Error(`the theme in force, ${id}, does not exist`);
  return found;
};

const preview: Handler<typeof anonymousAppThemePreview> = async ({ themeViewId }, { context }) => {
  const found = (await readTheme(context.sql, themeViewId)) ?? (await readVipTheme(context.sql, themeViewId));
  if (!found) throw new CallError('invalidValue', 'There is no theme of this id.', { field: 'themeViewId' });
  return found;
};

const services: Handler<typeof getCustomerServices> = async (_body, { context }) => ({
  appCustomerServiceQueue: await readConfig(context.sql, 'customerService'),
});

export const configHandlers = {
  'anonymous/appConfig': config,
  'anonymous/appTheme': theme,
  'anonymous/appThemePreview': preview,
  getCustomerServices: services,
};
