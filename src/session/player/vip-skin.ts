import type { AppConfig } from '../../../contract/config/app-config.ts';

/** The colours of a level's skin; none below the first level, or where the platform has no skin for it. */
export function vipSkinOf(
  config: Pick<AppConfig, 'vipMap' | 'vipThemes'> | null,
  level: number,
): Readonly<Record<string, string>> {
  const showType = level > 0 ? config?.vipMap[level]?.showType : undefined;
  return (showType !== undefined && config?.vipThemes[showType]?.tokens) || {};
}
