import * as z from 'zod/mini';
import { configEntry } from '../config-entry.ts';
import { localizedSchema } from '../localization/localized.ts';
import { LIVE_SHOWS } from './default-shows.ts';

const HOUR_MINUTES = 60;
const WEEK_HOURS = 168;

/** Config of the live page. */
export const liveConfig = configEntry(
  'live',
  z.object({
    /** Addresses of our own origin: the page may load media from nowhere else. */
    stream: z.object({
      url: z.string().check(z.regex(/^\/live\/[a-z0-9-]+\.webm$/)),
      poster: z.string().check(z.regex(/^\/live\/[a-z0-9-]+\.webp$/)),
      /** Its captions have the language before their ending: `/live/house.en.vtt`. */
      captions: z.string().check(z.regex(/^\/live\/[a-z0-9-]+$/)),
    }),
    shows: z
      .array(
        z
          .object({
            id: z.int().check(z.minimum(1), z.maximum(1_000_000)),
            title: localizedSchema,
            text: localizedSchema,
            /** The first time, like 2026-01-01T12:00:00Z. */
            startsAt: z.iso.datetime(),
            minutes: z.int().check(z.minimum(1), z.maximum(WEEK_HOURS * HOUR_MINUTES)),
            /** It comes again after so many hours; 0: only once. */
            everyHours: z.int().check(z.minimum(0), z.maximum(WEEK_HOURS)),
          })
          .check(
            z.refine(({ minutes, everyHours }) => everyHours === 0 || minutes <= everyHours * HOUR_MINUTES, {
              error: 'a show would begin before it has ended',
            }),
          ),
      )
      .check(
        z.maxLength(50),
        z.refine((shows) => new Set(shows.map(({ id }) => id)).size === shows.length, {
          error: 'an id is used twice',
        }),
      ),
  }),
  {
    stream: { url: '/live/house.webm', poster: '/live/house.webp', captions: '/live/house' },
    shows: LIVE_SHOWS,
  },
);
