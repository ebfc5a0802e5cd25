import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';

/** A browser or its driver is not installed; the message is one line for a person. */
class MissingProgram extends Error {
  override readonly name = 'MissingProgram';
}

/** @throws MissingProgram that names Debian's package */
export function findProgram(places: readonly string[], debianPackage: string): string {
  const found = places.find((place) => fs.existsSync(place));
  if (found) return found;
  throw new MissingProgram(
    `Not installed: ${places[0]}. On Debian, as root: apt-get install ${debianPackage}`,
  );
}

export interface Started {
  readonly child: ChildProcess;
  /** Everything it has said so far, by lines. */
  readonly lines: string[];
  /** Resolves with the first line that fits. @throws Error when it ends before, or says nothing of the kind in time */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

const START_MS = 60_000;
const STOP_MS = 5_000;

/** Starts a program in a process group of its own, so that what it starts ends with it. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): Started {
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let rest = '';
  const hear = (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  return {
    child,
    lines,
    async line(pattern) {
      for (const deadline = Date.now() + START_MS; Date.now() < deadline; ) {
        const found = lines.map((text) => pattern.exec(text)).find((match) => match !== null);
        if (found) return found;
        if (child.exitCode !== null) break;
        await new Promise((settle) => setTimeout(settle, 50));
      }
      throw new Error(`${program} did not get ready:\n${lines.slice(-10).join('\n')}`);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      end('SIGTERM');
      const timer = setTimeout(() => end('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
      end('SIGKILL');
    },
  };
}
