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

/** Served by the portal itself, never waited for. French and English need the first file only. */
export const fontFaces = face(latinExtended, 'U+0100-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB')
  + face(latin, 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212');

/** The face, then what a device has while it loads. */
export const fontFamily = '"Atkinson Hyperlegible Next", system-ui, "Segoe UI", Roboto, Arial, sans-serif';
