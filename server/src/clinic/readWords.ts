import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

import { WrongWords } from './command.ts';

const parse = <T extends ParseArgsOptionsConfig>(words: readonly string[], options: T) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (cause) {
    throw new WrongWords('Unknown option', { cause });
  }
};

/**
 * Splits arguments into `count` required words and `--` options.
 * @throws WrongWords
 */
export const readWords = <T extends ParseArgsOptionsConfig>(words: readonly string[], count: number, options: T) => {
  const { values, positionals } = parse(words, options);
  if (positionals.length !== count) throw new WrongWords('Too many or too few words');
  return { values, positionals };
};
