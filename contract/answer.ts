import type { Envelope } from './call.ts';

export type Answer = { ok: true; value: unknown } | { ok: false; code: number; msg: string };

/**
 * The only place that reads a code: parses each of the wire's envelopes into a value or a code.
 * An answer without a valid envelope counts as 500, so a proxy's page is never treated as success.
 */
export function readAnswer(envelope: Envelope, answer: unknown): Answer {
  if (typeof answer !== 'object' || answer === null) return { ok: false, code: 500, msg: '' };
  const fields = answer as Record<string, unknown>;
  const code =
    envelope === 'errcode-flat' ? (fields.errcode ?? fields.code) : (fields.code ?? fields.errcode);
  const good = envelope === 'code-200-flat' ? 200 : 0;
  if (code !== good) {
    const msg = typeof fields.msg === 'string' ? fields.msg : '';
    return { ok: false, code: typeof code === 'number' ? code : 500, msg };
  }
  return { ok: true, value: envelope === 'code-data' ? fields.data : fields };
}

/** The server's side of `readAnswer`. */
export function writeAnswer(envelope: Envelope, value: unknown): Record<string, unknown> {
  switch (envelope) {
    case 'code-data':
      return { code: 0, msg: '', data: value };
    case 'errcode-flat':
      return { errcode: 0, msg: '', ...(value as object) };
    case 'code-flat':
      return { code: 0, msg: '', ...(value as object) };
    case 'code-200-flat':
      return { code: 200, msg: '', ...(value as object) };
  }
}

/** Errors have the same form in every envelope, so that a client behind a proxy can always read them. */
export function writeError(code: number, msg: string, details?: unknown): Record<string, unknown> {
  return { code, errcode: code, msg, ...(details === undefined ? {} : { details }) };
}
