import { readFileSync } from 'node:fs';

/** Sections by id (`spec §5`), each with its paragraphs by name (`nam`); together they make the id `spec §5 nam`. */
export type Specification = Readonly<Record<string, { title: string; paragraphs: Readonly<Record<string, string>> }>>;

const paragraphsFile = 'docs/spec-paragraphs.json';

/** The paragraphs a test may name, written by hand from the specification and the product decisions. */
export function readSpecification(): Specification {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a file of our own, in one hand
  return JSON.parse(readFileSync(paragraphsFile, 'utf8')) as Specification;
}

/** Every id a tag may name. */
export function paragraphIds(specification: Specification): Set<string> {
  return new Set(
    Object.entries(specification).flatMap(([section, { paragraphs }]) =>
      Object.keys(paragraphs).map((name) => `${section} ${name}`),
    ),
  );
}
