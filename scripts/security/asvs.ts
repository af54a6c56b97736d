import { readFileSync } from 'node:fs';

/** How a requirement is met: by tests, in writing, or the reason why neither shows it. */
export type AsvsRow = {
  /** In our own words. */
  asks: string;
  /** `file: name`, as docs/coverage.md has them. */
  tests?: readonly string[];
  /** `file#heading` */
  written?: readonly string[];
  because?: string;
  /** Not applicable. */
  not?: string;
  /** Left to the operator. */
  left?: string;
  /** What does not hold. */
  fails?: string;
};

export type Asvs = {
  chapters: Readonly<Record<string, string>>;
  /** By section, one digit a requirement: `1.4` is `222`. */
  levels: Readonly<Record<string, string>>;
  rows: Readonly<Record<string, AsvsRow>>;
};

export type Threat = { threat: string; answer: string; tests: readonly string[] };

/* eslint-disable @typescript-eslint/consistent-type-assertions -- files of our own, in one hand */
export const readAsvs = (): Asvs => JSON.parse(readFileSync('docs/security/asvs.json', 'utf8')) as Asvs;

export const readThreats = (): Threat[] => JSON.parse(readFileSync('docs/security/threats.json', 'utf8')) as Threat[];
/* eslint-enable */

/** The ids of levels 1 and 2, in the order of the standard. */
export const wantedIds = (levels: Asvs['levels']): string[] =>
  Object.entries(levels).flatMap(([section, digits]) =>
    [...digits].flatMap((level, at) => (level === '3' ? [] : [`${section}.${at + 1}`])),
  );

export function levelOf(levels: Asvs['levels'], id: string): string {
  const at = id.lastIndexOf('.');
  return levels[id.slice(0, at)]?.[Number(id.slice(at + 1)) - 1] ?? '';
}
