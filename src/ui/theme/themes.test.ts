import { commons } from 'axe-core';

import { themes } from './themes';

type Colour = { parseString: (text: string) => void };
type Measuring = { color: { Color: new () => Colour; getContrast: (ground: Colour, seen: Colour) => number } };

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the types of axe leave out what its rules measure contrast with
const { Color, getContrast } = (commons as unknown as Measuring).color;

/** The colours of a theme, by name. */
const coloursOf = (declarations: string) =>
  new Map([...declarations.matchAll(/--(\w+):(#\w{6})/g)].map(([, name = '', value = '']) => [name, value]));

const colour = (text = '') => {
  const made = new Color();
  made.parseString(text);
  return made;
};

/** Every pair of the portal: what is seen, on what, and how much they differ at least. */
const pairs: readonly (readonly [seen: string, on: readonly string[], least: number])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'primarySoft', 'successSoft', 'warningSoft', 'dangerSoft', 'infoSoft'], 7],
  ['inkSoft', ['paper', 'surface', 'sunken', 'primarySoft'], 7],
  ['onPrimary', ['primary', 'primaryHover'], 7],
  ['primary', ['paper', 'surface', 'primarySoft'], 7],
  ['link', ['paper', 'surface', 'sunken', 'successSoft', 'warningSoft', 'dangerSoft', 'infoSoft'], 7],
  ['visited', ['paper', 'surface', 'sunken'], 7],
  ['onDanger', ['danger'], 7],
  ['onProxy', ['proxy', 'focus'], 7],
  ['danger', ['surface'], 7],
  ['success', ['surface', 'successSoft'], 4.5],
  ['warning', ['surface', 'warningSoft'], 4.5],
  ['info', ['surface', 'infoSoft'], 4.5],
  ['control', ['paper', 'surface', 'sunken'], 3],
  ['ring', ['paper', 'surface', 'sunken'], 3],
];

describe.each(Object.entries(themes))('the %s theme', (_name, declarations) => {
  const colours = coloursOf(declarations);

  it.each(pairs)(
    'a theme shows %s on %j with a contrast of at least %d to 1 (product §8 accessible-contrast)',
    (seen, grounds, least) => {
      const contrasts = grounds.map((ground) => getContrast(colour(colours.get(ground)), colour(colours.get(seen))));
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(least);
    },
  );
});
