import type * as z from 'zod/mini';

/** Reads what a client sent. @throws `Failure` that names the first field that is wrong, never its value */
export function readJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  Failure: new (reason: string) => Error,
): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Failure(`${issue?.code} at ${issue?.path.join('.') || 'the whole'}`);
}
