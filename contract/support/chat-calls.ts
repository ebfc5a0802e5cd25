import * as z from 'zod/mini';
import { defineCall, requestIdField, timeField } from '../call.ts';
import { afterField, guestCodeField, imageIdsField, supportMessageSchema } from './support-messages.ts';
import { CHAT_DESKS, CHAT_TEXT_MAX } from './support-rules.ts';

const chatThreadSchema = z.object({
  number: z.string(),
  desk: z.enum(CHAT_DESKS),
  state: z.enum(['open', 'closed']),
  openedAt: timeField,
  /** `time`: nobody wrote for a day. */
  closedBy: z.nullable(z.enum(['player', 'operator', 'time'])),
  isOperatorTyping: z.boolean(),
  /** The last message that an operator has read, by its place; 0: none. */
  operatorRead: z.int(),
});
export type ChatThread = z.output<typeof chatThreadSchema>;

const chatSchema = z.object({
  /** The latest chat of the caller; null: there is none. */
  thread: z.nullable(chatThreadSchema),
  /** Those after `after`, oldest first. */
  messages: z.array(supportMessageSchema),
  /** Answers that the player has not seen. */
  unread: z.int(),
});
export type Chat = z.output<typeof chatSchema>;

export const getChat = defineCall('getChat', {
  access: 'guest',
  isBackground: true,
  isForWithdrawalOnly: true,
  about:
    'The latest chat of a member, or of a guest by the code of their browser. While it is watched its answers count as read, and typing is passed on.',
  body: z.object({
    code: guestCodeField,
    after: afterField,
    isTyping: z.boolean(),
    isWatching: z.boolean(),
  }),
  data: chatSchema,
});

export const sendChatMessage = defineCall('sendChatMessage', {
  access: 'guest',
  isForWithdrawalOnly: true,
  about: 'Adds a message to the open chat, or begins one with it. Answers what is new after `after`.',
  body: z.object({
    requestId: requestIdField,
    code: guestCodeField,
    desk: z.enum(CHAT_DESKS),
    text: z.string().check(z.maxLength(CHAT_TEXT_MAX)),
    images: imageIdsField,
    after: afterField,
  }),
  data: chatSchema,
  errors: ['invalidValue', 'requestIdReused', 'supportLimit', 'supportImageUnknown', 'vipServiceClosed'],
});

export const endChat = defineCall('endChat', {
  access: 'guest',
  isForWithdrawalOnly: true,
  about: 'Ends the open chat; one that has ended stays so.',
  body: z.object({ code: guestCodeField, after: afterField }),
  data: chatSchema,
});
