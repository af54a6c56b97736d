/** Raw colours stay in this folder. */
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

export const radius = { input: '8px', control: '12px', card: '14px', tag: '999px' } as const;

/** Minimum height of controls and full-line links (WCAG 2.5.5). */
export const target = '3.25rem';
export const linkTarget = '2.75rem';

/** The navigation at the bottom of a phone, and the room that must be left for it. */
export const barHeight = '3.5rem';

export const type = {
  small: '1rem',
  body: '1.125rem',
  lead: '1.25rem',
  h3: '1.25rem',
  h2: '1.5rem',
  h1: '1.875rem',
  day: '2.5rem',
} as const;

export const width = { column: '45rem', home: '60rem', text: '65ch' } as const;

export const wide = '@media (min-width: 40rem)';
export const phone = '@media (max-width: 39.99rem)';
