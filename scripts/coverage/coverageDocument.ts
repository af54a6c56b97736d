import type { NamedTest } from './collectTests.ts';
import { paragraphIds, type Specification } from './paragraphs.ts';

export const coverageFile = 'docs/coverage.md';

/** The tags that name no paragraph, once for each file, with those the section has. */
export function unknownTags(tests: readonly NamedTest[], specification: Specification): string[] {
  const known = paragraphIds(specification);
  const problems = tests.flatMap(({ file, paragraphs }) =>
    paragraphs.filter((id) => !known.has(id)).map((id) => `${file}: "${id}" is no paragraph${suggestion(id, known)}`),
  );
  return [...new Set(problems)];
}

function suggestion(id: string, known: ReadonlySet<string>): string {
  const section = id.split(' ').slice(0, 2).join(' ');
  const near = [...known].filter((candidate) => candidate.startsWith(`${section} `));
  return near.length > 0 ? `; this section has: ${near.join(', ')}` : '';
}

/** The whole of docs/coverage.md: each paragraph with the tests that hold it, or "not yet". */
export function coverageDocument(tests: readonly NamedTest[], specification: Specification): string {
  const holding = (id: string) => tests.filter(({ paragraphs }) => paragraphs.includes(id));
  const ids = [...paragraphIds(specification)];
  const held = ids.filter((id) => holding(id).length > 0).length;
  const sections = Object.entries(specification).map(([section, { title, paragraphs }]) => {
    const entries = Object.entries(paragraphs).map(([name, says]) => entry(name, says, holding(`${section} ${name}`)));
    return [`## ${section}: ${title}`, '', ...entries, ''].join('\n');
  });
  return [introduction(held, ids.length), ...sections].join('\n');
}

const introduction = (held: number, all: number): string => `# Which tests hold which paragraph of the specification

Coverage: ${held} of ${all} paragraphs have a test. \`npm run fix\` writes this page from the names of the tests, and
\`npm run check:coverage\` checks it.
The name of a test, or of the \`describe\` around it, ends with the paragraphs it holds: \`(spec §5 nam, product §8 forms)\`.
If every test of a file holds the same paragraphs, its first line names them: \`// Holds: spec §7 login\`.
\`docs/spec-paragraphs.json\` has the paragraphs.
`;

function entry(name: string, says: string, tests: readonly NamedTest[]): string {
  if (tests.length === 0) return `- **${name}**: ${says} **Not yet.**`;
  const files = [...new Set(tests.map(({ file }) => file))];
  const lines = files.flatMap((file) => [
    `  - [${file}](../${file})`,
    ...tests.filter((test) => test.file === file).map((test) => `    - ${escaped(test.name)}`),
  ]);
  return [`- **${name}**: ${says}`, ...lines].join('\n');
}

/** Characters that Markdown would take for its own. */
const escaped = (text: string) => text.replaceAll(/[\\|[\]<>*_`#]/g, (character) => `\\${character}`);
