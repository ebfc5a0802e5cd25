import { isMessageKey, t } from '../../platform/i18n.ts';

/** The name of a type of games, see `GameType`. */
export function gameTypeText(type: number): string {
  const key = `vip.type.${type}`;
  return isMessageKey(key) ? t(key) : t('vip.type.other');
}
