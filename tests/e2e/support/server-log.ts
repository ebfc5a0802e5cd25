import fs from 'node:fs';
import path from 'node:path';

const ERROR_LEVEL = 50;

export interface LogLine {
  level: number;
  msg?: string;
  err?: { message?: string; stack?: string };
}

/** Reads what the product's processes have logged as errors since it was made. */
export function followServerLog(dataDir: string): () => LogLine[] {
  const files = ['server.log', 'sandbox.log'].map((name) => path.join(dataDir, 'logs', name));
  const offsets = files.map((file) => (fs.existsSync(file) ? fs.statSync(file).size : 0));
  return () => files.flatMap((file, at) => readErrors(file, offsets[at] ?? 0));
}

function readErrors(file: string, offset: number): LogLine[] {
  if (!fs.existsSync(file)) return [];
  const lines = wholeLines(fs.readFileSync(file), offset);
  return lines.map(parseLine).filter((line) => line.level >= ERROR_LEVEL);
}

/**
 * The process writes while we read: the line that was half there when the offset was taken belongs to what came before,
 * and one that is half there now is still being written.
 */
function wholeLines(bytes: Buffer, offset: number): string[] {
  const NEW_LINE = 10;
  const isWithin = offset > 0 && bytes[offset - 1] !== NEW_LINE;
  const next = bytes.indexOf(NEW_LINE, offset);
  const first = isWithin ? (next < 0 ? bytes.length : next + 1) : offset;
  const lines = bytes.subarray(first).toString('utf8').split('\n');
  const last = lines.pop() ?? '';
  // The words of a crash end anywhere, a structured line with its brace.
  if (!last.startsWith('{')) lines.push(last);
  return lines.filter(Boolean);
}

/** Words outside the structured log come from a crash. */
function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line);
  } catch {
    return { level: ERROR_LEVEL, msg: line };
  }
}
