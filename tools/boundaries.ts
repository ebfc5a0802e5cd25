import fs from 'node:fs';
import path from 'node:path';
import swc, { type ParseOptions } from '@swc/core';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

// dependency-cruiser configures its parser for TypeScript without JSX, whatever the file.
const { parseFileSync } = swc;
Object.assign(swc, {
  parseFileSync: (file: string, options: ParseOptions) =>
    parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') } as ParseOptions),
});

const LAYERS = ['contract', 'maths', 'src', 'scenes', 'games', 'server', 'tests/second-verifier'];
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/**
 * Checks the imports of every source file under `folder` against the table of layers.
 * @throws Error naming each forbidden import; also when files were not read, which would look like success.
 */
export async function checkBoundaries(folder = '.'): Promise<string> {
  const layers = LAYERS.filter((layer) => fs.existsSync(path.join(folder, layer)));
  const { output } = await cruise(layers, {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    baseDir: path.resolve(folder),
  });
  const { modules, summary } = output as ICruiseResult;
  const read = new Set(modules.map((module) => module.source));
  const unread = layers.flatMap((layer) => listSources(folder, layer)).filter((file) => !read.has(file));
  if (unread.length > 0)
    throw new Error(`boundaries: ${unread.length} files were not read, like ${unread[0]}`);
  const hasImports = modules.some((module) => module.dependencies.length > 0);
  if (!hasImports) throw new Error('boundaries: no import was found in any file');
  const lines = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  if (lines.length > 0) throw new Error(lines.join('\n'));
  return `${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports`;
}

function listSources(folder: string, layer: string): string[] {
  return fs
    .readdirSync(path.join(folder, layer), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(layer, file.split(path.sep).join('/')))
    .filter(isSource);
}
