import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import type { Context } from '../../context.ts';
import type { PageMessages } from '../../http/fill-page.ts';
import { readConfig } from './config-value-queries.ts';
import { clientConfig, marketConfig, themeConfig } from './market-config.ts';
import { readTheme } from './read-theme.ts';

/** The page's values for a platform with default config. */
export const DEFAULT_PAGE_MESSAGES: PageMessages = {
  age: marketConfig.initial.minimumAge,
  brand: DEFAULT_THEME.name,
  hasNotice: clientConfig.initial.h5ClientMode === 1,
};

export async function readPageMessages({ sql }: Pick<Context, 'sql'>): Promise<PageMessages> {
  const [market, client, theme] = await Promise.all([
    readConfig(sql, marketConfig),
    readConfig(sql, clientConfig),
    readConfig(sql, themeConfig),
  ]);
  const found = await readTheme(sql, theme);
  return {
    age: market.minimumAge,
    brand: found?.themeName || DEFAULT_THEME.name,
    hasNotice: client.h5ClientMode === 1,
  };
}
