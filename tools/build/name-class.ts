import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * A class name of a style sheet: its own name and four letters of a hash of its file's path, which compress well
 * together.
 */
export function nameClass(name: string, file: string): string {
  const from = path.relative(process.cwd(), file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(from).digest('base64url').slice(0, 4)}`;
}
