import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

/** The tests that put pages, cut JSON and other answers in place of the answer to every call. */
export const answersTests = ['src/api/answers.test.tsx', 'src/api/coveredWrites.test.tsx'];

/** Each change makes the portal take for an answer what is none, or write twice (decision 54). */
const changes: readonly [file: string, was: string, text: string][] = [
  ['src/api/judge.ts', "return 'replaced';", "return 'right';"],
  ['src/api/judge.ts', 'answered.redirected || ', ''],
  ['src/api/judge.ts', "if (!fits(call.answer, body)) return 'open';", ''],
  ['src/api/baseQuery.ts', 'return signsIn || backEndOf(', 'return signsIn && backEndOf('],
  ['src/api/unsettled.ts', "status: 'unproven',", "status: 'network',"],
  ['src/api/idempotencyKeys.ts', "kept.get(root === 'rvsp')", 'kept.get(true)'],
  ['src/api/baseQuery.ts', "failure || verdict === 'right'", 'answered'],
];

/** @throws when the source no longer holds what a change replaces */
export const takenAnswers = (): Mutant[] =>
  changes.map(([file, was, text]) => {
    const source = readFileSync(file, 'utf8');
    const start = source.indexOf(was);
    if (start < 0) throw new Error(`${file} no longer holds: ${was}`);
    return { file, line: source.slice(0, start).split('\n').length, start, end: start + was.length, text, was };
  });
