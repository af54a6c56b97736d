import { csrfHook } from './csrfHook.ts';
import type { Plugin } from './deps.ts';
import { sessionHook } from './sessionHook.ts';

/** Hooks of every call under the three roots, in order: who asks, is it from our own page, has it been asked before. */
export const hooks: Plugin[] = [sessionHook, csrfHook];

/** One row a domain. The addresses come from `contract/calls.ts`, through `at()`. */
export const routes: Plugin[] = [];
