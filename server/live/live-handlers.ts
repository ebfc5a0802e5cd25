import { ActivityId } from '../../contract/ids.ts';
import type { getLiveUrl, LiveShow } from '../../contract/live/live-calls.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Handler } from '../http/handler.ts';
import { liveConfig } from './live-config.ts';
import { type Performance, planShows } from './plan-shows.ts';

const SHOWN_SHOWS = 8;

const readLiveUrl: Handler<typeof getLiveUrl> = async (_body, { context, locale }) => {
  const { sql, clock } = context;
  const now = clock.now();
  if (!(await isActivityRunning(sql, ActivityId.live, now)))
    throw new CallError('activityClosed', 'there is no live page now');
  const { stream, shows } = await readConfig(sql, liveConfig);
  type Show = (typeof shows)[number];
  const tell = ({ show, startsAt, endsAt }: Performance<Show>): LiveShow => ({
    showId: show.id,
    title: show.title[locale],
    text: show.text[locale],
    startsAt,
    endsAt,
  });
  const { live, schedule } = planShows(shows, now);
  return {
    live: live && {
      show: tell(live),
      stream: {
        url: stream.url,
        type: 'video/webm',
        poster: stream.poster,
        captions: `${stream.captions}.${locale}.vtt`,
      },
    },
    schedule: schedule.slice(0, SHOWN_SHOWS).map(tell),
    now,
  };
};

export const liveHandlers = { getLiveUrl: readLiveUrl };
