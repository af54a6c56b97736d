/** Every colour, as a reference to its variable. No file outside this folder names a raw colour. */
export const color = {
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  veil: 'var(--veil)',
  ink: 'var(--ink)',
  inkSoft: 'var(--inkSoft)',
  line: 'var(--line)',
  control: 'var(--control)',
  primary: 'var(--primary)',
  primaryHover: 'var(--primaryHover)',
  onPrimary: 'var(--onPrimary)',
  primarySoft: 'var(--primarySoft)',
  link: 'var(--link)',
  visited: 'var(--visited)',
  success: 'var(--success)',
  successSoft: 'var(--successSoft)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warningSoft)',
  danger: 'var(--danger)',
  dangerSoft: 'var(--dangerSoft)',
  onDanger: 'var(--onDanger)',
  info: 'var(--info)',
  infoSoft: 'var(--infoSoft)',
  focus: 'var(--focus)',
  proxy: 'var(--proxy)',
  onProxy: 'var(--onProxy)',
} as const;

/** Distances, on a 4-pixel base. */
export const space = {
  xs: '0.25rem',
  s: '0.5rem',
  m: '0.75rem',
  l: '1rem',
  xl: '1.5rem',
  xxl: '2rem',
  section: '3rem',
  page: '4rem',
} as const;

export const radius = { input: '8px', slot: '12px', card: '14px', tag: '999px' } as const;

/** The least height of a control, and of a link that stands on a line of its own (WCAG 2.5.5). */
export const target = '3.25rem';
export const linkTarget = '2.75rem';

export const type = {
  small: '1rem',
  body: '1.125rem',
  lead: '1.25rem',
  h3: '1.25rem',
  h2: '1.5rem',
  h1: '1.875rem',
  day: '2.5rem',
} as const;

/** Widths: of one column, of the home, of a line of text. */
export const width = { column: '45rem', home: '60rem', text: '65ch' } as const;

/** From this width on, the portal has room; below, it is a phone. */
export const wide = '@media (min-width: 40rem)';
