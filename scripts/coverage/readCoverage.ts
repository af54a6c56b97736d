import { readFileSync } from 'node:fs';
import { sourceFiles } from '../sourceFiles.ts';
import { accessibilityClaims } from './accessibilityClaims.ts';
import { collectTests } from './collectTests.ts';
import { coverageDocument, unknownTags } from './coverageDocument.ts';
import { readSpecification } from './paragraphs.ts';

/**
 * What docs/coverage.md and the accessibility statement ought to say of the tests as they stand, and the tags that name
 * no paragraph.
 */
export function readCoverage(): { document: string; claims: string; unknown: string[]; tests: number } {
  const files = sourceFiles('.test.ts', '.test.tsx', '.spec.ts').sort();
  const tests = files.flatMap((file) => collectTests(file, readFileSync(file, 'utf8')));
  const specification = readSpecification();
  return {
    document: coverageDocument(tests, specification),
    claims: accessibilityClaims(tests, specification),
    unknown: unknownTags(tests, specification),
    tests: tests.length,
  };
}
