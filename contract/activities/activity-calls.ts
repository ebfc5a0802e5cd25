import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { activitySchema } from '../config/app-config.ts';

/** Activities that an operator makes have ids from here on; those below are the specification's. */
export const FIRST_OWN_ACTIVITY = 20_000;

export const getActivity = defineCall('getActivity', {
  access: 'guest',
  ignores401: true,
  about: 'One activity that runs, with its terms, in the language of the request.',
  body: z.object({ id: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)) }),
  data: z.extend(activitySchema, {
    /** Paragraphs, parted by a blank line; empty where there is nothing to add. */
    terms: z.string(),
  }),
  errors: ['activityUnknown', 'activityClosed'],
});
