import { isMessageKey, t } from '../../../platform/i18n.ts';

/** A type of game by the server's key; one that the platform no longer has is named so. */
export function typeName(key: string | null): string {
  return key !== null && isMessageKey(key) ? t(key) : t('report.types.other');
}
