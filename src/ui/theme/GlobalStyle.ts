import { createGlobalStyle } from 'styled-components';

import { fontFaces, fontFamily, standIns } from './fontFaces';
import { themes } from './themes';
import { barHeight, color, space, type, wide } from './tokens';

export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${standIns}
  :root { ${themes.light} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${themes.dark} } }
  :root[data-theme='dark'] { ${themes.dark} }
  @media (prefers-contrast: more) { :root:not([data-contrast='usual']) { ${themes.contrast} } }
  :root[data-contrast='more'] { ${themes.contrast} }
  @media print { :root:root { ${themes.contrast} } }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding: ${space.l} 0 calc(var(--bar) + ${space.l}); }
  :root { --bar: 0rem; }
  :root:has([data-room='bar']) { --bar: ${barHeight}; }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 400 ${type.body}/1.6 ${fontFamily};
    letter-spacing: 0.01em;
    overflow-wrap: break-word;
    ${wide} { font-size: 1.1875rem; }
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
  h1 { font-size: ${type.h1}; font-weight: 750; letter-spacing: -0.005em; ${wide} { font-size: 2.25rem; } }
  h2 { font-size: ${type.h2}; font-weight: 700; }
  h3 { font-size: ${type.h3}; font-weight: 650; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  a { color: ${color.link}; text-underline-offset: 0.18em; text-decoration-thickness: 1px; border-radius: 4px; }
  a:visited { color: ${color.visited}; }
  a:hover { text-decoration-thickness: 3px; }
  a:focus-visible { outline: 3px solid var(--ring); outline-offset: var(--ringGap); box-shadow: var(--halo); }
  [tabindex='-1']:focus { outline: none; }
  ::selection { background: ${color.focus}; color: ${color.onProxy}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    body { font-size: 11pt; line-height: 1.4; }
    h1 { font-size: 20pt; }
    h2 { font-size: 14pt; }
    a { color: inherit; }
  }
`;
