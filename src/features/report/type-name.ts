import { isWordKey, t } from '../../platform/i18n.ts';

/** A type of game by the key that the server gives; one that is gone from the platform is named so. */
export function typeName(key: string | null): string {
  return key !== null && isWordKey(key) ? t(key) : t('report.types.other');
}
