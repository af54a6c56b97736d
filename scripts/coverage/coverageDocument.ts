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
    const rows = Object.entries(paragraphs).map(([name, says]) => `| ${name} | ${says} | ${cell(holding(`${section} ${name}`))} |`);
    return [`## ${section}: ${title}`, '', '| paragraph | says | held by |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return [
    '# What holds each paragraph of the specification',
    '',
    'Written by `npm run fix` from the names of the tests, and checked by `npm run check:coverage`. A test, or the',
    '`describe` around it, names the paragraphs it holds at the end of its name: `(spec §5 nam, product §8 forms)`.',
    `The paragraphs stand in \`docs/spec-paragraphs.json\`. Held: ${held} of ${ids.length}.`,
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}

function cell(tests: readonly NamedTest[]): string {
  if (tests.length === 0) return '**not yet**';
  return tests.map(({ file, name }) => `[${escaped(name)}](../${file})`).join('<br>');
}

/** Characters that would end the cell or the link. */
const escaped = (text: string) => text.replaceAll(/[\\|[\]<>*_`]/g, (character) => `\\${character}`);
