import { readInstant } from '../../../contract/instants.ts';

export type OpenedTrace = {
  app: string;
  lang: string;
  note: string;
  actions: readonly { type: string }[];
  minutes: ReadonlyMap<object, number>;
  base: object;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const textIn = (from: object, name: string): string => {
  const text: unknown = Reflect.get(from, name);
  return typeof text === 'string' ? text : '';
};
const isAction = (value: unknown): value is { type: string } =>
  isObject(value) && typeof Reflect.get(value, 'type') === 'string';

/** These write to browser storage. */
const isLive = ({ type }: { type: string }): boolean => type.startsWith('persist/');

/**
 * `portal-trace/1`. Shifts ends of holds, so that countdowns continue.
 * @throws when the text is no such file
 */
export const traceIn = (text: string, now: number): OpenedTrace => {
  const file: unknown = JSON.parse(text);
  const meta: unknown = isObject(file) ? Reflect.get(file, 'meta') : undefined;
  const createdAt = isObject(meta) ? readInstant(textIn(meta, 'createdAt')) : undefined;
  if (!isObject(file) || !isObject(meta) || textIn(meta, 'format') !== 'portal-trace/1' || createdAt === undefined)
    throw new Error('no portal-trace/1');
  const since = now - createdAt;
  const moved = (name: string, value: unknown): unknown =>
    name === 'endsAt' && typeof value === 'number' ? value + since : value;
  const actions: unknown = JSON.parse(textIn(file, 'payload'), moved);
  const base: unknown = JSON.parse(textIn(file, 'preloadedState'), moved);
  if (!Array.isArray(actions) || !actions.every(isAction) || !isObject(base))
    throw new Error('no actions, or no state');
  const minutes: unknown = Reflect.get(meta, 'minutes');
  const known: unknown[] = Array.isArray(minutes) ? minutes : [];
  return {
    app: textIn(meta, 'app'),
    lang: textIn(meta, 'lang'),
    note: textIn(meta, 'note'),
    actions: actions.filter((action) => !isLive(action)),
    minutes: new Map(
      actions.flatMap((action, at): [object, number][] => {
        const told = known[at];
        return typeof told === 'number' ? [[action, told]] : [];
      }),
    ),
    base,
  };
};
