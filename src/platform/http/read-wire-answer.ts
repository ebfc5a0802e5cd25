import { learnTime } from '../time.ts';
import type { WireAnswer } from './transport.ts';

export async function readWireAnswer(answer: Response): Promise<WireAnswer> {
  learnTime(answer.headers.get('date'));
  const text = await answer.text();
  return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') };
}
