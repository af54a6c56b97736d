/**
 * `npm run check:prose`: comments stay few and their sentences short. Prints how many words the product's code carries.
 */
import { readFileSync } from 'node:fs';
import { commentsOf, countWords, longSentences, longestSentence, paragraphsOf } from './prose.ts';
import { report } from './report.ts';
import { sourceFiles } from './sourceFiles.ts';

/** The words of comments in `src`, `server/src` and `contract` together: a short book, not a long one. */
const maxWords = 25_000;

const files = sourceFiles('.ts', '.tsx').filter(
  (path) => /^(src|server\/src|contract)\//.test(path) && !/\.test\.tsx?$|^src\/testing\//.test(path),
);
const comments = files.flatMap((path) => commentsOf(path, readFileSync(path, 'utf8')).map((text) => ({ path, text })));
const words = comments.reduce((sum, { text }) => sum + countWords(text), 0);
/** Without the list of tests, whose names are sentences of their own kind. */
const documents = sourceFiles('.md').filter((path) => path !== 'docs/coverage.md');
const paragraphs = documents.flatMap((path) =>
  paragraphsOf(readFileSync(path, 'utf8')).map((text) => ({ path, text })),
);
const problems = [...comments, ...paragraphs].flatMap(({ path, text }) =>
  longSentences(text).map((sentence) => `${path}: more than ${longestSentence} words: ${sentence}`),
);
if (words > maxWords) problems.push(`${words} words of comments, at most ${maxWords}.`);
report(problems, `${words} words of comments in ${files.length} files; ${documents.length} documents`);
