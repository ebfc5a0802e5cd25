import * as z from 'zod/mini';
import { parseJson } from '../../http/parse-body.ts';
import { RemoteRefusal } from './remote-statuses.ts';

const uuidSchema = z.pipe(
  z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'a UUID')),
  z.transform((id) => id.toLowerCase()),
);
const nameSchema = z.string().check(z.minLength(1), z.maxLength(128));
const flagSchema = z._default(z.nullish(z.boolean()), false);

const callSchema = z.object({ request_uuid: uuidSchema, user: nameSchema });

const transactionSchema = z.extend(callSchema, { transaction_uuid: uuidSchema });

/** Bodies of the calls, as far as we read them: there are fields that only concern an aggregator and its studios. */
export const REMOTE_BODIES = {
  info: callSchema,
  balance: z.extend(callSchema, { token: nameSchema }),
  bet: z.extend(transactionSchema, {
    token: nameSchema,
    game_code: nameSchema,
    round: nameSchema,
    round_closed: flagSchema,
    is_free: flagSchema,
    currency: nameSchema,
    amount: z.number(),
  }),
  win: z.extend(transactionSchema, {
    reference_transaction_uuid: uuidSchema,
    round: z.nullish(nameSchema),
    round_closed: flagSchema,
    currency: nameSchema,
    amount: z.number(),
  }),
  rollback: z.extend(transactionSchema, { reference_transaction_uuid: uuidSchema }),
} as const;

export type RemoteBody<Name extends keyof typeof REMOTE_BODIES> = z.output<(typeof REMOTE_BODIES)[Name]>;

/** @throws CallError badRequest, RemoteRefusal */
export function readRemoteBody<Name extends keyof typeof REMOTE_BODIES>(
  name: Name,
  json: Record<string, unknown>,
): RemoteBody<Name> {
  const result = REMOTE_BODIES[name].safeParse(json);
  if (result.success) return result.data as RemoteBody<Name>;
  const [issue] = result.error.issues;
  const field = String(issue?.path[0] ?? '');
  const reason = field in json ? 'wrongTypes' : 'badRequest';
  throw new RemoteRefusal(reason, `${field || 'body'}: ${issue?.message ?? 'invalid'}`);
}

/** @throws CallError badRequest for what is no JSON object */
export const readRemoteJson = (body: Buffer): Record<string, unknown> => parseJson(body.toString('utf8'));
