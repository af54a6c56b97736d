import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

import { UsageError } from './command.ts';

const parse = <T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new UsageError('Unknown option', { cause });
  }
};

/** @throws UsageError */
export const readArgs = <T extends ParseArgsOptionsConfig>(args: readonly string[], count: number, options: T) => {
  const { values, positionals } = parse(args, options);
  if (positionals.length !== count) throw new UsageError('Too many or too few arguments');
  return { values, positionals };
};
