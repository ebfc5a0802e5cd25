import * as z from 'zod/mini';
import { channelKeySchema, FOLLOW_ICONS, MAX_CHANNEL_NAME } from '../../contract/follow/follow-calls.ts';
import { configEntry } from '../config-entry.ts';
import { type LocalizedText, localizedSchema } from '../localization/localized.ts';

const channelSchema = z.object({
  /** Its reward is claimed once under this key, whatever else of it changes. */
  key: channelKeySchema,
  name: localizedSchema.check(
    z.refine(
      (names) => Object.values(names).every(({ length }) => length > 0 && length <= MAX_CHANNEL_NAME),
      {
        error: `1 to ${MAX_CHANNEL_NAME} characters in each language`,
      },
    ),
  ),
  icon: z.enum(FOLLOW_ICONS),
  address: z.url().check(z.maxLength(300), z.startsWith('https://', { error: 'an https address is needed' })),
  isOn: z.boolean(),
});

const example = (key: string, name: LocalizedText, icon: (typeof FOLLOW_ICONS)[number]) => ({
  key,
  name,
  icon,
  address: `https://${key}.example.com/marquee`,
  isOn: true,
});

/** Config of the operator's channels elsewhere. */
export const followConfig = configEntry(
  'follow',
  z.object({
    /** For each channel, once. */
    points: z.int().check(z.minimum(1), z.maximum(1_000)),
    channels: z.array(channelSchema).check(
      z.maxLength(12),
      z.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, {
        error: 'a key stands twice',
      }),
    ),
  }),
  {
    points: 50,
    channels: [
      example(
        'facebook',
        { en: 'Facebook page', fil: 'Facebook page', 'zh-CN': 'Facebook 主页' },
        'facebook',
      ),
      example(
        'telegram',
        { en: 'Telegram channel', fil: 'Telegram channel', 'zh-CN': 'Telegram 频道' },
        'telegram',
      ),
      example(
        'line',
        { en: 'LINE official account', fil: 'Opisyal na LINE account', 'zh-CN': 'LINE 官方账号' },
        'chat',
      ),
      example(
        'youtube',
        { en: 'YouTube channel', fil: 'YouTube channel', 'zh-CN': 'YouTube 频道' },
        'youtube',
      ),
      example('instagram', { en: 'Instagram', fil: 'Instagram', 'zh-CN': 'Instagram' }, 'instagram'),
    ],
  },
  { movesMoney: true },
);
