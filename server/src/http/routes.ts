import type { Plugin } from './deps.ts';

/** Hooks of every call under the three roots, in order: who asks, is it from our own page, has it been asked before. */
export const hooks: Plugin[] = [];

/** One row a domain. The addresses come from `contract/calls.ts`, through `at()`. */
export const routes: Plugin[] = [];
