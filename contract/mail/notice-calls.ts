import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, timeField } from '../call.ts';

/** How much of a text comes with the config at every start; the whole of it is asked for where it is read. */
export const NOTICE_START = 280;

const noticeSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Paragraphs are separated by an empty line. */
  text: z.string(),
  isPinned: z.boolean(),
  startsAt: timeField,
});
export type Notice = z.output<typeof noticeSchema>;

export const getNotices = defineCall('getNotices', {
  access: 'guest',
  about:
    'What the operator tells every visitor now, with the whole text; pinned ones first, then the newest.',
  body: emptyBodySchema,
  data: z.object({ list: z.array(noticeSchema) }),
});
