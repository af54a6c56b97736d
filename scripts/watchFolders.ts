import { globSync, watch, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';

/** Editors write a file in several steps. */
const settlesAfter = 150;

/**
 * Tells of each change of a TypeScript file, by writing or by renaming: folders are watched, as a saved file may be
 * another inode than before (`node --watch` then stops noticing it on Linux).
 * @param folders watched with all folders below
 * @returns what ends the watch
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const follow = () => {
    const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`));
    for (const folder of new Set([...folders, ...files.map((file) => dirname(file))])) {
      if (!watchers.has(folder))
        watchers.set(
          folder,
          watch(folder, (_event, name) => hear(name)),
        );
    }
  };
  const hear = (name: string | null) => {
    const isFolder = name !== null && !name.includes('.');
    if (isFolder) follow();
    if (name !== null && !isFolder && !name.endsWith('.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(changed, settlesAfter);
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
