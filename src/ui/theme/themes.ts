import type { color } from './tokens';

type Theme = Record<keyof typeof color | 'ring' | 'halo' | 'ringGap', string>;

/** Every text pair has a contrast of 7:1 or more. */
const light: Theme = {
  paper: '#F6F4EE',
  surface: '#FFFFFF',
  sunken: '#E9EEEC',
  veil: 'rgb(10 21 24 / 60%)',
  ink: '#12262B',
  inkSoft: '#384D52',
  line: '#C9D2CF',
  control: '#5C7278',
  primary: '#0B5563',
  primaryHover: '#083F4A',
  onPrimary: '#FFFFFF',
  primarySoft: '#E0EFEF',
  link: '#094B88',
  visited: '#5B2E83',
  success: '#155C30',
  successSoft: '#E2F1E6',
  warning: '#7A4F00',
  warningSoft: '#FFF0CC',
  danger: '#961B18',
  dangerSoft: '#FBE6E4',
  onDanger: '#FFFFFF',
  info: '#1F4E8C',
  infoSoft: '#E4EDF8',
  focus: '#FFC93C',
  proxy: '#FFDE7A',
  onProxy: '#12262B',
  ring: '#12262B',
  halo: '0 0 0 8px #FFC93C',
  ringGap: '2px',
};

const dark: Theme = {
  paper: '#0E1B1F',
  surface: '#16272C',
  sunken: '#0A1518',
  veil: 'rgb(10 21 24 / 75%)',
  ink: '#EAF1EF',
  inkSoft: '#B3C4C2',
  line: '#33484E',
  control: '#8CA3A6',
  primary: '#7FD1D6',
  primaryHover: '#A6E1E4',
  onPrimary: '#062A30',
  primarySoft: '#12353C',
  link: '#9CC7FF',
  visited: '#CDB1F0',
  success: '#86D6A0',
  successSoft: '#14311F',
  warning: '#F2C66D',
  warningSoft: '#352A10',
  danger: '#FF9C94',
  dangerSoft: '#3D1B1A',
  onDanger: '#3A0907',
  info: '#9CC7FF',
  infoSoft: '#152C46',
  focus: '#FFC93C',
  proxy: '#FFDE7A',
  onProxy: '#12262B',
  // Separates yellow from teal of equal lightness.
  ring: '#FFC93C',
  halo: 'none',
  ringGap: '3px',
};

const contrast: Theme = {
  paper: '#FFFFFF',
  surface: '#FFFFFF',
  sunken: '#F2F2F2',
  veil: 'rgb(0 0 0 / 75%)',
  ink: '#000000',
  inkSoft: '#1F2A2D',
  line: '#000000',
  control: '#000000',
  primary: '#003B46',
  primaryHover: '#00252C',
  onPrimary: '#FFFFFF',
  primarySoft: '#FFFFFF',
  link: '#00337A',
  visited: '#4A1A73',
  success: '#0B4A23',
  successSoft: '#FFFFFF',
  warning: '#553600',
  warningSoft: '#FFFFFF',
  danger: '#7A0B09',
  dangerSoft: '#FFFFFF',
  onDanger: '#FFFFFF',
  info: '#00337A',
  infoSoft: '#FFFFFF',
  focus: '#FFC93C',
  proxy: '#FFE066',
  onProxy: '#000000',
  ring: '#000000',
  halo: '0 0 0 8px #FFC93C',
  ringGap: '2px',
};

const declare = (scheme: 'light' | 'dark', theme: Theme): string =>
  `color-scheme: ${scheme};${Object.entries(theme)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')}`;

export const themes = {
  light: declare('light', light),
  dark: declare('dark', dark),
  contrast: declare('light', contrast),
};
