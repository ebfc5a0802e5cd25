import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { COMPLAINT_STATES, COMPLAINT_TOPICS, SUBJECT_MAX, TEXT_MAX } from './complaint-rules.ts';

const numberField = z.string().check(z.maxLength(20));
/** Created by a guest’s browser: whoever has it may read the complaint. Empty for a member’s own. */
const codeField = z.string().check(z.regex(/^([\da-f]{32})?$/));
const textField = z.string().check(z.maxLength(TEXT_MAX));

const complaintSchema = z.object({
  number: z.string(),
  topic: z.enum(COMPLAINT_TOPICS),
  subject: z.string(),
  state: z.enum(COMPLAINT_STATES),
  openedAt: timeField,
  /** When the platform's answer is due. */
  dueAt: timeField,
  closedAt: z.nullable(timeField),
  closedBy: z.nullable(z.enum(['player', 'operator'])),
});
export type Complaint = z.output<typeof complaintSchema>;

const complaintThreadSchema = z.extend(complaintSchema, {
  messages: z.array(
    z.object({ id: z.string(), at: timeField, author: z.enum(['player', 'house']), text: z.string() }),
  ),
});
export type ComplaintThread = z.output<typeof complaintThreadSchema>;

const complaintRulesSchema = z.object({
  /** Days until the answer is due. */
  answerDays: z.int(),
  /** The independent body for disputes. */
  disputeBody: z.object({ name: z.string(), email: z.string(), phone: z.string(), url: z.string() }),
});
export type ComplaintRules = z.output<typeof complaintRulesSchema>;

export const getComplaintRules = defineCall('getComplaintRules', {
  access: 'guest',
  isForWithdrawalOnly: true,
  ignores401: true,
  about: 'How long an answer to a complaint takes, and who decides where no answer satisfies.',
  body: emptyBodySchema,
  data: complaintRulesSchema,
});

export const fileComplaint = defineCall('fileComplaint', {
  access: 'guest',
  rateClass: 'register',
  isForWithdrawalOnly: true,
  ignores401: true,
  about: 'Files a complaint of a member, or of a guest with a contact and a code of their own.',
  body: z.object({
    requestId: requestIdField,
    topic: z.enum(COMPLAINT_TOPICS),
    subject: z.string().check(z.maxLength(SUBJECT_MAX)),
    text: textField,
    /** Contact address of a guest; a member’s may be empty. */
    contact: z.string().check(z.maxLength(254)),
    code: codeField,
  }),
  data: complaintThreadSchema,
  errors: ['invalidValue', 'complaintLimit', 'requestIdReused', 'tooOften'],
});

export const getComplaints = defineCall('getComplaints', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The player’s complaints, newest first.',
  body: emptyBodySchema,
  data: z.object({ complaints: z.array(complaintSchema) }),
});

const one = { number: numberField, code: codeField };

export const getComplaint = defineCall('getComplaint', {
  access: 'guest',
  isForWithdrawalOnly: true,
  ignores401: true,
  about: 'One complaint with all its messages: a member’s own, or by the code that filed it.',
  body: z.object(one),
  data: complaintThreadSchema,
  errors: ['complaintUnknown', 'tooOften'],
});

export const addToComplaint = defineCall('addToComplaint', {
  access: 'guest',
  rateClass: 'register',
  isForWithdrawalOnly: true,
  ignores401: true,
  about: 'Adds a message to a complaint; an answered one waits for an answer again.',
  body: z.object({ ...one, requestId: requestIdField, text: textField }),
  data: complaintThreadSchema,
  errors: ['complaintUnknown', 'complaintEnded', 'complaintLimit', 'invalidValue', 'tooOften'],
});

export const endComplaint = defineCall('endComplaint', {
  access: 'guest',
  isForWithdrawalOnly: true,
  ignores401: true,
  about: 'Ends a complaint: closes it as settled, or escalates it to the independent body.',
  body: z.object({ ...one, how: z.enum(['settled', 'disputed']) }),
  data: complaintThreadSchema,
  errors: ['complaintUnknown', 'complaintEnded', 'complaintTooEarly', 'tooOften'],
});
