import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

import { ESLint } from 'eslint';
import ts from 'typescript-eslint';

import { loneText } from './loneText.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lone-text-'));
after(() => {
  rmSync(folder, { recursive: true });
});

const declared = `
type Shown = string | number | bigint | boolean | null | undefined | { type: string } | Iterable<Shown>;
declare const word: string, count: number, any: Shown, element: { type: string }, is: boolean, words: string[];
`;
const path = join(folder, 'page.tsx');
writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "preserve", "strict": true } }');

/** In CI, the parser would keep the first text of a file. */
const parserOptions = { project: true, disallowAutomaticSingleRunInference: true };

const reported = async (jsx: string): Promise<string[]> => {
  const text = `${declared}export const page = ${jsx};`;
  writeFileSync(path, text);
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.tsx'], languageOptions: { parser: ts.parser, parserOptions } },
      { ...loneText, files: ['**/*.tsx'] },
    ],
  });
  const [result] = await eslint.lintText(text, { filePath: path });
  return (result?.messages ?? []).map(({ column, endColumn, fatal, message }) =>
    fatal ? message : (text.split('\n').at(-1) ?? '').slice(column - 1, (endColumn ?? 0) - 1),
  );
};

describe('a text that React keeps beside others stays old in a translated page', () => {
  for (const [jsx, texts] of [
    ['<p>{word} <b>{word}</b></p>', ['{word}']],
    ['<p>{count}{is && `, ${word}`}</p>', ['{count}', '{is && `, ${word}`}']],
    ['<p>{element}: {words}</p>', [': ', '{words}']],
    ['<>{word}</>', ['{word}']],
  ] as const)
    it(`the lint rule refuses ${jsx}`, async () => {
      assert.deepEqual(await reported(jsx), texts);
    });

  for (const jsx of [
    '<p>{is ? word : element}</p>',
    '<p><span>{word}</span> {is && <b>{count}</b>}</p>',
    '<p>{word && <b>{word}</b>} {element}</p>',
    '<p>{any && <b />}{any}</p>',
  ])
    it(`the lint rule allows ${jsx}`, async () => {
      assert.deepEqual(await reported(jsx), []);
    });
});
