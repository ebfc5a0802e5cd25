import fs from 'node:fs';
import path from 'node:path';

/** A save causes several events, often for several files. */
const QUIET_MS = 150;

/**
 * Calls `onChange` once after every burst of changes to the files below `folders`. Folders are watched, not files: a
 * file that an editor or git replaces would be lost, which is what `node --watch` does. @returns a function that
 * stops it
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  const watchers = new Map<string, fs.FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const add = (folder: string) => {
    if (watchers.has(folder)) return;
    const watcher = fs.watch(folder, (_event, name) => {
      clearTimeout(timer);
      timer = setTimeout(onChange, QUIET_MS);
      if (name && isFolder(path.join(folder, name))) addTree(path.join(folder, name));
    });
    // A deleted folder ends its watcher.
    watcher.on('error', () => drop(folder));
    watchers.set(folder, watcher);
  };
  const addTree = (folder: string) => {
    add(folder);
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) add(path.join(entry.parentPath, entry.name));
    }
  };
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  for (const folder of folders) addTree(folder);
  return () => {
    clearTimeout(timer);
    for (const folder of [...watchers.keys()]) drop(folder);
  };
}

const isFolder = (place: string) => fs.statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
