import * as z from 'zod/mini';
import { defineCall, requestIdField, timeField } from '../call.ts';
import { imageIdsField, supportMessageSchema } from './support-messages.ts';
import { FEEDBACK_CATEGORIES, FEEDBACK_STATES, FEEDBACK_TEXT_MAX } from './support-rules.ts';

const feedbackSchema = z.object({
  id: z.string(),
  /** To name in other messages. */
  number: z.string(),
  category: z.enum(FEEDBACK_CATEGORIES),
  state: z.enum(FEEDBACK_STATES),
  openedAt: timeField,
  /** The last message. */
  lastAt: timeField,
  /** The platform has answered since the player looked. */
  isUnread: z.boolean(),
});
export type Feedback = z.output<typeof feedbackSchema>;

const feedbackThreadSchema = z.extend(feedbackSchema, { messages: z.array(supportMessageSchema) });
export type FeedbackThread = z.output<typeof feedbackThreadSchema>;

const textField = z.string().check(z.maxLength(FEEDBACK_TEXT_MAX));
const idField = z.uuid();

export const getFeedbacks = defineCall('getFeedbacks', {
  access: 'member',
  about: 'The player’s feedback, newest first.',
  body: z.object({
    /** A page after the one whose `nextCursor` it is; null begins with the newest. */
    cursor: z.nullable(idField),
  }),
  data: z.object({
    list: z.array(
      z.extend(feedbackSchema, {
        /** How its first message begins. */
        summary: z.string(),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});
export type FeedbackRow = z.output<typeof getFeedbacks.data>['list'][number];

export const getFeedback = defineCall('getFeedback', {
  access: 'member',
  about: 'One feedback of the player with its answers, which count as read from now on.',
  body: z.object({ id: idField }),
  data: feedbackThreadSchema,
  errors: ['feedbackUnknown'],
});

const LIMITS = ['invalidValue', 'requestIdReused', 'supportLimit', 'supportImageUnknown'] as const;

export const sendFeedback = defineCall('sendFeedback', {
  access: 'member',
  about: 'Sends feedback with pictures that were uploaded before.',
  body: z.object({
    requestId: requestIdField,
    category: z.enum(FEEDBACK_CATEGORIES),
    text: textField,
    images: imageIdsField,
  }),
  data: feedbackThreadSchema,
  errors: [...LIMITS],
});

export const addToFeedback = defineCall('addToFeedback', {
  access: 'member',
  about: 'Adds a message to feedback that is not closed; an answered one waits for the platform again.',
  body: z.object({ requestId: requestIdField, id: idField, text: textField, images: imageIdsField }),
  data: feedbackThreadSchema,
  errors: [...LIMITS, 'feedbackUnknown', 'feedbackClosed'],
});
