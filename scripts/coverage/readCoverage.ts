import { accessibilityClaims } from './accessibilityClaims.ts';
import { coverageDocument, unknownTags } from './coverageDocument.ts';
import { readSpecification } from './paragraphs.ts';
import { readTests } from './readTests.ts';

/** What docs/coverage.md and the accessibility statement ought to say of the tests as they stand, and the tags that name no paragraph. */
export function readCoverage(): { document: string; claims: string; unknown: string[]; tests: number } {
  const tests = readTests();
  const specification = readSpecification();
  return {
    document: coverageDocument(tests, specification),
    claims: accessibilityClaims(tests, specification),
    unknown: unknownTags(tests, specification),
    tests: tests.length,
  };
}
