import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Statement, Step } from './step.ts';

/** Long enough for what a request still sends after its answer. */
const afterglowMs = 30;

/** Reads what a recording product wrote: the statements of one piece of work at a time. */
export const openRecording = (file: string): { during: (work: () => Promise<void>) => Promise<Statement[]> } => {
  writeFileSync(file, '');
  return {
    during: async (work) => {
      const before = statSync(file).size;
      await work();
      await sleep(afterglowMs);
      const lines = readFileSync(file)
        .subarray(before)
        .toString()
        .split('\n')
        .filter((line) => line !== '');
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by recorder.ts
      return lines.map((line) => JSON.parse(line) as Statement);
    },
  };
};

/** The distinct texts of statements, and how to turn statements into steps that name them by number. */
export const makeTexts = (): { texts: string[]; stepsOf: (statements: Statement[]) => Step[] } => {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, texts.push(text) - 1);
    return texts.length - 1;
  };
  return { texts, stepsOf: (statements) => statements.map(({ text, values }) => [numberOf(text), values]) };
};
