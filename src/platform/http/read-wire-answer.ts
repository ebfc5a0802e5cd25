import type { WireAnswer } from './transport.ts';

export async function readWireAnswer(answer: Response): Promise<WireAnswer> {
  const text = await answer.text();
  return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') };
}
