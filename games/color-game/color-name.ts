import { t } from '../../src/platform/i18n.ts';
import type { Color } from './color-art.ts';

/** A colour in the player's language. */
export const colorName = (color: Color): string => t(`color.name.${color}`);
