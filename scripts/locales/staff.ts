import type { Catalogue } from './catalogue.ts';

const prefix = 'staff.';

/** Messages of the staff area without its prefix, and files outside it that ask for one: a patient never loads them. */
export function strayStaffMessages(catalogue: Catalogue, sources: readonly { path: string; text: string }[]): string[] {
  const named = Object.keys(catalogue).filter((key) => !key.startsWith(prefix));
  const asking = sources.filter(({ path, text }) => /^src\/(?!staff\/)/.test(path) && /['"`]staff\.\w/.test(text));
  return [
    ...named.map((key) => `"${key}" of the staff area does not begin with "${prefix}"`),
    ...asking.map(({ path }) => `${path} asks for a message of the staff area`),
  ];
}
