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
  const lines = fs.readFileSync(file).subarray(offset).toString('utf8').split('\n').filter(Boolean);
  return lines.map(parseLine).filter((line) => line.level >= ERROR_LEVEL);
}

/** Words outside the structured log come from a crash. */
function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line);
  } catch {
    return { level: ERROR_LEVEL, msg: line };
  }
}
