import type { Linter } from 'eslint';

export const gluedText: Linter.Config;
