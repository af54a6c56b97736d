/** `npm run check:prose`: comments stay few and their sentences short. Prints how many words the product's code carries. */
import { readFileSync } from 'node:fs';
import { commentsOf, countWords, longSentences, longestSentence } from './prose.ts';
import { report } from './report.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Words of comments a file of `src`, `server/src` and `contract` has on average: code grows, its comments do not. */
const maxWordsPerFile = 19;

const files = sourceFiles('.ts', '.tsx').filter(
  (path) => /^(src|server\/src|contract)\//.test(path) && !/\.test\.tsx?$|^src\/testing\//.test(path),
);
const comments = files.flatMap((path) =>
  commentsOf(path, readFileSync(path, 'utf8')).map((comment) => ({ path, comment })),
);
const words = comments.reduce((sum, { comment }) => sum + countWords(comment), 0);
const problems = comments.flatMap(({ path, comment }) =>
  longSentences(comment).map((sentence) => `${path}: more than ${longestSentence} words: ${sentence}`),
);
const maxWords = maxWordsPerFile * files.length;
if (words > maxWords) problems.push(`${words} words of comments, at most ${maxWords}: ${maxWordsPerFile} a file.`);
report(problems, `${words} words of comments in ${files.length} files`);
