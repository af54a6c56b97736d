import { existsSync, readFileSync } from 'node:fs';
import type { NamedTest } from '../coverage/collectTests.ts';
import { wantedIds, type Asvs, type AsvsRow, type Threat } from './asvs.ts';

const reasons = ['written', 'because', 'not', 'left', 'fails'] as const;

const testId = ({ file, name }: Pick<NamedTest, 'file' | 'name'>): string => `${file}: ${name}`;

const isSaid = (value: string | readonly string[] | undefined): boolean => value !== undefined && value.length > 0;

/** As hosts of Markdown make the anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** @param place `file` or `file#heading` */
export function isThere(place: string): boolean {
  const [file = '', anchor] = place.split('#');
  if (!existsSync(file)) return false;
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return anchor === undefined || [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

const rowProblems = (id: string, row: AsvsRow, known: ReadonlySet<string>): string[] => [
  ...(isSaid(row.asks) ? [] : [`${id} does not say what it asks.`]),
  ...(isSaid(row.tests) || reasons.some((reason) => isSaid(row[reason])) ? [] : [`${id} has no test and no reason.`]),
  ...(row.tests ?? []).filter((test) => !known.has(test)).map((test) => `${id} names no test: ${test}`),
  ...(row.written ?? []).filter((place) => !isThere(place)).map((place) => `${id} names no page: ${place}`),
];

/** What the check refuses. */
export function securityProblems(
  { levels, rows }: Asvs,
  { threats, tests }: { threats: readonly Threat[]; tests: readonly NamedTest[] },
): string[] {
  const known = new Set(tests.map(testId));
  const wanted = wantedIds(levels);
  return [
    ...wanted.filter((id) => rows[id] === undefined).map((id) => `${id} is missing in docs/security/asvs.json.`),
    ...Object.keys(rows)
      .filter((id) => !wanted.includes(id))
      .map((id) => `${id} is no requirement of levels 1 and 2.`),
    ...Object.entries(rows).flatMap(([id, row]) => rowProblems(id, row, known)),
    ...threats.flatMap(({ threat, tests: named }) => [
      ...(named.length === 0 ? [`A threat has no test: ${threat}`] : []),
      ...named.filter((test) => !known.has(test)).map((test) => `“${threat}” names no test: ${test}`),
    ]),
  ];
}
