import type { Linter } from 'eslint';

export const loneText: Linter.Config;
