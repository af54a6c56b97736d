import type { NamedTest } from './collectTests.ts';
import { paragraphIds, type Specification } from './paragraphs.ts';

/** What the accessibility statement may claim: read by src/features/accessibility. */
export const claimsFile = 'src/features/accessibility/tested.json';

const prefix = 'product §8 accessible-';

/** The names of what is held by a test, without their prefix: a claim goes when its last test does. */
export const accessibilityClaims = (tests: readonly NamedTest[], specification: Specification): string => {
  const tested = new Set(tests.flatMap(({ paragraphs }) => paragraphs));
  const held = [...paragraphIds(specification)].filter((id) => id.startsWith(prefix) && tested.has(id));
  return `${JSON.stringify(
    held.map((id) => id.slice(prefix.length)),
    null,
    2,
  )}\n`;
};
