import type { Linter } from 'eslint';

export const noExpiringDays: Linter.Config;
