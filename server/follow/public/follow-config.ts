import * as z from 'zod/mini';
import { channelKey, FOLLOW_ICONS, MAX_CHANNEL_NAME } from '../../../contract/follow/follow-calls.ts';
import { configEntry } from '../../config/public/config-entry.ts';

const channel = z.object({
  /** Its reward is claimed once under this key, whatever else of it changes. */
  key: channelKey,
  name: z.string().check(z.minLength(1), z.maxLength(MAX_CHANNEL_NAME)),
  icon: z.enum(FOLLOW_ICONS),
  address: z.url().check(z.maxLength(300), z.startsWith('https://', { error: 'an https address is needed' })),
  isOn: z.boolean(),
});

const example = (key: string, name: string, icon: (typeof FOLLOW_ICONS)[number]) => ({
  key,
  name,
  icon,
  address: `https://${key}.example.com/marquee`,
  isOn: true,
});

/** Config of the operator's channels elsewhere. */
export const followConfig = {
  follow: configEntry(
    z.object({
      /** For each channel, once. */
      points: z.int().check(z.minimum(1), z.maximum(1_000)),
      channels: z.array(channel).check(
        z.maxLength(12),
        z.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, {
          error: 'a key stands twice',
        }),
      ),
    }),
    {
      points: 50,
      channels: [
        example('facebook', 'Facebook page', 'facebook'),
        example('telegram', 'Telegram channel', 'telegram'),
        example('line', 'LINE official account', 'chat'),
        example('youtube', 'YouTube channel', 'youtube'),
        example('instagram', 'Instagram', 'instagram'),
      ],
    },
    { movesMoney: true },
  ),
};
