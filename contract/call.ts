import type { Shape } from './answers.ts';

/** (spec §7) */
export type ApiRoot = 'main' | 'rvsp' | 'nosession';

/** Not implied by the verb: two GETs write, two POSTs only read. */
export type Effect = 'read' | 'write';

/** `isOurs`: not in the specification. */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  path: string;
  root: ApiRoot;
  effect: Effect;
  answer: Shape;
  isOurs: boolean;
};

type Told<E extends Effect> = [method: Call['method'], path: string, effect: E, answer: Shape, root?: ApiRoot];
type Known<E extends Effect> = Call & { effect: E };

export const specified = <E extends Effect>(...[method, path, effect, answer]: Told<E>): Known<E> => ({
  method,
  path,
  root: 'main',
  effect,
  answer,
  isOurs: false,
});

export const ours = <E extends Effect>(...[method, path, effect, answer, root = 'main']: Told<E>): Known<E> => ({
  method,
  path,
  root,
  effect,
  answer,
  isOurs: true,
});
