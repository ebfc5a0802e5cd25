import { writeAnswer } from '../../contract/answer.ts';
import type { Call } from '../../contract/call.ts';
import type { CallRequest, PackedHandler } from './handler.ts';
import { PackedAnswer } from './packed-answer.ts';
import { parseBy } from './parse-body.ts';

/** A call bound to its handler: only here are the types of both known. */
export interface ServedCall {
  readonly call: Call;
  /**
   * From the body, parsed as JSON, to the answer in its envelope.
   * @throws CallError for every refusal, and an Error when the handler's answer breaks the contract.
   */
  answer(
    body: Readonly<Record<string, unknown>>,
    request: CallRequest,
  ): Promise<Record<string, unknown> | PackedAnswer>;
}

export function serveCall<C extends Call>(call: C, handler: PackedHandler<C>): ServedCall {
  return {
    call,
    async answer(body, request) {
      const value = await handler(parseBy<C['body']>(call.body, body), request);
      if (value instanceof PackedAnswer) return value;
      const data = call.data.safeParse(value);
      if (data.success) return writeAnswer(call.envelope, data.data);
      const issue = data.error.issues[0];
      throw new Error(
        `answer of ${call.name} breaks the contract at ${issue?.path.join('.')}: ${issue?.message}`,
      );
    },
  };
}
