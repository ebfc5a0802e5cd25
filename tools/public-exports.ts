import fs from 'node:fs';
import path from 'node:path';
import { type ModuleItem, parseSync } from '@swc/core';

/** A file of the server, its path below that folder with slashes. */
export interface SourceFile {
  readonly file: string;
  readonly source: string;
}

const domainOf = (file: string): string => file.split('/')[0] ?? '';
const isPublic = (file: string): boolean => /^[^/]+\/public\//.test(file);

const itemsOf = ({ source }: SourceFile): ModuleItem[] => parseSync(source, { syntax: 'typescript' }).body;

/** Names that a file exports, itself or from another. */
function exportsOf(file: SourceFile): string[] {
  return itemsOf(file).flatMap((item) => {
    if (item.type === 'ExportNamedDeclaration')
      return item.specifiers.flatMap((one) =>
        one.type === 'ExportSpecifier' ? [(one.exported ?? one.orig).value] : [],
      );
    if (item.type !== 'ExportDeclaration') return [];
    const { declaration } = item;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
    if (declaration.type === 'TsInterfaceDeclaration' || declaration.type === 'TsTypeAliasDeclaration')
      return [declaration.id.value];
    return 'identifier' in declaration ? [declaration.identifier.value] : [];
  });
}

/** What a file takes from the public files of other domains, as `file name`. */
function usesOf(file: SourceFile): string[] {
  return itemsOf(file).flatMap((item) => {
    if (item.type !== 'ImportDeclaration') return [];
    const target = path.posix.join(path.posix.dirname(file.file), item.source.value);
    if (domainOf(target) === domainOf(file.file)) return [];
    return item.specifiers.map((one) => {
      const name = one.type === 'ImportSpecifier' ? (one.imported ?? one.local).value : '*';
      return `${target} ${name}`;
    });
  });
}

/** Exports of `public` folders that no other domain of the server imports, as `file: name`; a use by a test counts for nothing. */
export function listUnusedPublic(files: readonly SourceFile[]): string[] {
  const uses = new Set(files.flatMap(usesOf));
  return files
    .filter(({ file }) => isPublic(file))
    .flatMap((file) => exportsOf(file).map((name) => [file.file, name] as const))
    .filter(([file, name]) => !uses.has(`${file} ${name}`))
    .map(([file, name]) => `${file}: ${name}`);
}

/** The files of a folder like `server`. */
export const readSources = (folder: string): SourceFile[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, source: fs.readFileSync(`${folder}/${file}`, 'utf8') }));
