import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Ending {
  /** Exit status; null when a signal ended it. */
  readonly code: number | null;
  readonly lines: string[];
}

/** The lines of a program on both streams, and its exit. */
export async function collectOutput(child: ChildProcess): Promise<Ending> {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => said.push(text));
  const [code] = await once(child, 'close');
  return { code, lines: said.join('').trim().split('\n') };
}
