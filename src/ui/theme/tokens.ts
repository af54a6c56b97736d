/** « Fleuve »: calm river and paper. Contrast of every text pair is at least 7:1 in the three themes. */
const light = {
  paper: '#F6F4EE', surface: '#FFFFFF', sunken: '#E9EEEC',
  ink: '#12262B', inkSoft: '#384D52', line: '#C9D2CF', control: '#5C7278',
  primary: '#0B5563', primaryHover: '#083F4A', onPrimary: '#FFFFFF', primarySoft: '#E0EFEF',
  link: '#0A4F8F', visited: '#5B2E83',
  success: '#155C30', successSoft: '#E2F1E6', warning: '#7A4F00', warningSoft: '#FFF0CC',
  danger: '#A3201D', dangerSoft: '#FBE6E4', onDanger: '#FFFFFF', info: '#1F4E8C', infoSoft: '#E4EDF8',
  focus: '#FFC93C', focusInk: '#12262B', proxy: '#FFDE7A', onProxy: '#12262B',
};

type Theme = Record<keyof typeof light, string>;

const dark: Theme = {
  paper: '#0E1B1F', surface: '#16272C', sunken: '#0A1518',
  ink: '#EAF1EF', inkSoft: '#B3C4C2', line: '#33484E', control: '#8CA3A6',
  primary: '#7FD1D6', primaryHover: '#A6E1E4', onPrimary: '#062A30', primarySoft: '#143A41',
  link: '#9CC7FF', visited: '#CDB1F0',
  success: '#86D6A0', successSoft: '#14311F', warning: '#F2C66D', warningSoft: '#352A10',
  danger: '#FF9C94', dangerSoft: '#3D1B1A', onDanger: '#3A0907', info: '#9CC7FF', infoSoft: '#152C46',
  focus: '#FFC93C', focusInk: '#0E1B1F', proxy: '#FFDE7A', onProxy: '#12262B',
};

const contrast: Theme = {
  paper: '#FFFFFF', surface: '#FFFFFF', sunken: '#F2F2F2',
  ink: '#000000', inkSoft: '#1F2A2D', line: '#000000', control: '#000000',
  primary: '#003B46', primaryHover: '#00252C', onPrimary: '#FFFFFF', primarySoft: '#FFFFFF',
  link: '#00337A', visited: '#4A1A73',
  success: '#0B4A23', successSoft: '#FFFFFF', warning: '#553600', warningSoft: '#FFFFFF',
  danger: '#7A0B09', dangerSoft: '#FFFFFF', onDanger: '#FFFFFF', info: '#00337A', infoSoft: '#FFFFFF',
  focus: '#FFC93C', focusInk: '#000000', proxy: '#FFE066', onProxy: '#000000',
};

const names = Object.keys(light) as (keyof Theme)[]; // the keys of a literal are what its type says

/** Every colour, as a reference to its variable: `color.ink` is `var(--ink)`. No other file names a raw colour. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Theme;

const declare = (theme: Theme): string => names.map((name) => `--${name}: ${theme[name]};`).join('');

/** Declarations of each theme; `ring` is the focus ring, which dark shows in yellow with a gap. */
export const themes = {
  light: `color-scheme: light; ${declare(light)} --ring: var(--focusInk); --halo: 0 0 0 8px var(--focus); --ringGap: 2px;`,
  dark: `color-scheme: dark; ${declare(dark)} --ring: var(--focus); --halo: none; --ringGap: 3px;`,
  contrast: `color-scheme: light; ${declare(contrast)} --ring: var(--focusInk); --halo: 0 0 0 8px var(--focus); --ringGap: 2px;`,
};

/** Distances, on a 4-pixel base. */
export const space = {
  xs: '0.25rem', s: '0.5rem', m: '0.75rem', l: '1rem', xl: '1.5rem', xxl: '2rem', section: '3rem', page: '4rem',
} as const;

export const radius = { input: '8px', slot: '12px', card: '14px', tag: '999px' } as const;

/** The least height of whatever can be touched. */
export const target = '3.25rem';

export const type = { small: '1rem', body: '1.125rem', lead: '1.25rem', h3: '1.25rem', h2: '1.5rem', h1: '1.875rem', day: '2.5rem' } as const;

/** Widths: of one column, of the home, of a line of text. */
export const width = { column: '45rem', home: '60rem', text: '65ch' } as const;

/** From this width on, the portal has room; below, it is a phone. */
export const wide = '@media (min-width: 40rem)';
