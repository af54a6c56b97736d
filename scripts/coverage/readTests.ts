import { readFileSync } from 'node:fs';
import { sourceFiles } from '../sourceFiles.ts';
import { collectTests, type NamedTest } from './collectTests.ts';

/** Every test of the project, by file and in its order. */
export const readTests = (): NamedTest[] =>
  sourceFiles('.test.ts', '.test.tsx', '.spec.ts')
    .sort()
    .flatMap((file) => collectTests(file, readFileSync(file, 'utf8')));
