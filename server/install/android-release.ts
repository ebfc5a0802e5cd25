import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { SettingsError } from '../settings.ts';

const descriptionSchema = z.object({
  file: z.string().check(z.regex(/^[\w.-]+\.apk$/)),
  versionName: z.string().check(z.minLength(1), z.maxLength(32)),
  versionCode: z.int().check(z.minimum(1), z.maximum(2_100_000_000)),
  bytes: z.int().check(z.minimum(1)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The app that is offered: what the build wrote about it, checked against the file beside it. */
export interface AndroidRelease extends z.output<typeof descriptionSchema> {
  readonly folder: string;
}

const known = new Map<string, AndroidRelease>();

/**
 * Reads the release once and keeps it.
 * @throws SettingsError for a file that is not the one described: players would install something else.
 */
export function readAndroidRelease(path: string | null): AndroidRelease | null {
  if (path === null) return null;
  const release = known.get(path) ?? checkRelease(path);
  known.set(path, release);
  return release;
}

function checkRelease(path: string): AndroidRelease {
  const fail = (what: string) => new SettingsError(`Bad setting ANDROID_RELEASE: ${basename(path)} ${what}.`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw fail('cannot be read');
  }
  const parsed = descriptionSchema.safeParse(parseJson(text));
  if (!parsed.success) throw fail('is no description of a release');
  const folder = resolve(dirname(path));
  const file = join(folder, parsed.data.file);
  try {
    const { bytes, sha256 } = parsed.data;
    if (statSync(file).size !== bytes || hashOf(file) !== sha256)
      throw fail(`describes another file than the ${parsed.data.file} beside it`);
  } catch (error) {
    throw error instanceof SettingsError ? error : fail(`names ${parsed.data.file}, which cannot be read`);
  }
  return { ...parsed.data, folder };
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
