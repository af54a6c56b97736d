import type { Shape } from './shape.ts';

/** (spec §7) */
export type ApiRoot = 'main' | 'rvsp' | 'nosession';

/** Not implied by the verb: two GETs write, two POSTs only read. */
export type Effect = 'read' | 'write';

/** `isOurs`: not in the specification. */
export type CallOf<Name extends string> = {
  name: Name;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  path: string;
  root: ApiRoot;
  effect: Effect;
  answer: Shape;
  isOurs: boolean;
};

type Row = readonly [method: CallOf<string>['method'], path: string, effect: Effect, answer: Shape, root?: ApiRoot];

type Table<R> = { [Name in keyof R & string]: CallOf<Name> };

const table =
  (isOurs: boolean) =>
  <const R extends Readonly<Record<string, Row>>>(rows: R): Table<R> => {
    const named = Object.entries(rows).map(([name, [method, path, effect, answer, root = 'main']]) => [
      name,
      { name, method, path, root, effect, answer, isOurs },
    ]);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- fromEntries widens the names
    return Object.fromEntries(named) as Table<R>;
  };

/** Spec §7. */
export const specified = table(false);

/** Product §4, §8. */
export const ours = table(true);
