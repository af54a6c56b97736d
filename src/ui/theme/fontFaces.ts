import latinExtended from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

const face = (file: string, range: string): string => `
  @font-face {
    font-family: "Atkinson Hyperlegible Next";
    font-style: normal;
    font-weight: 200 800;
    font-display: swap;
    src: url("${file}") format("woff2");
    unicode-range: ${range};
  }
`;

/** French and English need only the first file. */
export const fontFaces =
  face(latinExtended, 'U+0100-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB') +
  face(
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212',
  );

const [ascent, descent] = [98.4, 31.6];

/**
 * A local font with our metrics: nothing shifts when ours loads.
 * @param size in percent of its widths
 */
const standIn = (family: string, weight: string, sources: readonly string[], size: number): string => `
  @font-face {
    font-family: "${family}";
    font-weight: ${weight};
    src: ${sources.map((source) => `local("${source}")`).join(', ')};
    size-adjust: ${size}%;
    ascent-override: ${((ascent / size) * 100).toFixed(1)}%;
    descent-override: ${((descent / size) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }
`;

const [usual, bold] = ['100 599', '600 900'];

/** Android, then most others. Measured on both catalogues, rounded up: no line grows later. */
export const standIns =
  standIn('Roboto as wide', usual, ['Roboto'], 100) +
  standIn('Roboto as wide', bold, ['Roboto Bold'], 106) +
  standIn('Arial as wide', usual, ['Arial', 'Liberation Sans'], 100) +
  standIn('Arial as wide', bold, ['Arial Bold', 'Liberation Sans Bold'], 100);

export const fontFamily = '"Atkinson Hyperlegible Next", "Roboto as wide", "Arial as wide", system-ui, sans-serif';
