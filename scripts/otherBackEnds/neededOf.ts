import type { Shape } from '../../contract/answers.ts';

const words: Record<Extract<Shape, string>, string> = {
  none: 'an empty 204',
  empty: 'an empty 204',
  page: 'a text or a page, not empty',
  text: 'a text',
  textOrNull: 'text | null',
  count: 'a number, also as text',
  file: 'a file',
  stream: 'a stream',
  id: 'id',
  instant: 'date-time',
  day: 'date',
  zone: 'time zone',
  number: 'number',
  flag: 'boolean',
  list: 'list',
  record: 'record',
};

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);

const within = (shape: Shape): string => {
  if (typeof shape === 'string') return words[shape];
  if (!isList(shape))
    return `{ ${Object.entries(shape)
      .map(([name, inner]) => `${name}: ${within(inner)}`)
      .join(', ')} }`;
  return shape[0] === 'either' ? `${within(shape[1])} | ${within(shape[2])}` : `list of ${within(shape[1])}`;
};

/** What the portal relies on in an answer of this shape, as a reader sees it. */
export const neededOf = (shape: Shape): string => {
  if (typeof shape === 'string') return words[shape];
  if (!isList(shape)) return `\`${within(shape)}\``;
  if (shape[0] === 'either') return `${neededOf(shape[1])}, or ${neededOf(shape[2])}`;
  return `a list of ${neededOf(shape[1])}`;
};
