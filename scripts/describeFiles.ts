import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';

/** Reads test files into this process, each in a suite named by its path. */
export function describeFiles(files: readonly string[]): void {
  for (const file of files) {
    describe(file, async () => {
      await import(pathToFileURL(file).href);
    });
  }
}
