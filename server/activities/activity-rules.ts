import * as z from 'zod/mini';
import { ActivityId, ClickType } from '../../contract/ids.ts';
import { localizedSchema } from '../localization/localized.ts';

const TITLE_MAX = 80;
const ABOUT_MAX = 4_000;
const ADDRESS_MAX = 300;

const boundedText = (most: number) =>
  localizedSchema.check(
    z.refine((texts) => Object.values(texts).every((text) => text.length > 0 && text.length <= most), {
      error: `1 to ${most} characters in each language`,
    }),
  );

/** What a click may be given, by its kind: an address of the site, another activity, an outside address, an overlay. */
const ACTIONS: Readonly<Record<ClickType, (action: string) => boolean>> = {
  [ClickType.nothing]: (action) => action === '',
  // `//host` and `/\host` would leave the site.
  [ClickType.route]: (action) => /^\/(?![/\\])[\w\-./?=&%]*$/.test(action),
  [ClickType.activity]: (action) => /^[1-9]\d{0,8}$/.test(action),
  [ClickType.outside]: (action) => action.startsWith('https://') && URL.canParse(action),
  [ClickType.overlay]: (action) => /^[a-z][a-z\d-]{0,40}$/.test(action),
};

const isClickType = (value: number): value is ClickType => Object.hasOwn(ACTIONS, value);

/** Whether a click of this kind can be given this. */
const isClickAction = (clickType: number, action: string): boolean =>
  isClickType(clickType) && ACTIONS[clickType](action);

/** What an operator types to make an activity; times are ISO moments. */
export const activitySchema = z
  .object({
    title: boundedText(TITLE_MAX),
    about: boundedText(ABOUT_MAX),
    clickType: z._default(z.int(), ClickType.nothing),
    clickAction: z._default(z.string().check(z.maxLength(ADDRESS_MAX)), ''),
    isForGuests: z.boolean(),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
  })
  .check(
    z.refine(({ clickType, clickAction }) => isClickAction(clickType, clickAction), {
      path: ['clickAction'],
      error:
        'clickType 0 has none; 1 an address of the site like /vip; 2 the id of an activity; 3 an https address; 4 an overlay',
    }),
  );

/** The id that an operator means, by number or by the name of `ActivityId`; null for none. */
export function readActivityId(text: string): number | null {
  if (Object.hasOwn(ActivityId, text)) return ActivityId[text as keyof typeof ActivityId];
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
