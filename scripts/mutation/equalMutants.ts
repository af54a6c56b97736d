import type { Mutant } from './mutants.ts';

/** Mutants that change nothing anybody can see, with the reason. The key: the file, its line, and its changed line. */
export const equalMutants: Readonly<Record<string, string>> = {
  'server/src/domain/holder.ts: export const nobody: Holder = { tokenHash: Buffer.alloc(0) }; → export const nobody: Holder = { tokenHash: Buffer.alloc(1) };':
    'No token’s hash has no byte, and none has one.',
  'server/src/domain/searchPlan.ts: if (only.length * 2 <= clinics.size) return { only }; → if (only.length * 3 <= clinics.size) return { only };':
    'Both lists name the same clinics; the shorter one is faster.',
};

/** @param source the text of the file: the words of a line outlive its number, and excuse no other change there */
export function keyOf({ file, start, end, text }: Mutant, source: string): string {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = source.indexOf('\n', end);
  const to = lineEnd === -1 ? source.length : lineEnd;
  const changed = source.slice(from, start) + text + source.slice(end, to);
  return `${file}: ${source.slice(from, to).trim()} → ${changed.trim()}`;
}
