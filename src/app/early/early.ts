import { canUsePasskeys } from '../../features/session/passkeys/canUsePasskeys';
import { showDisplay } from '../../lib/display';
import { firstLanguage, firstScreenAt, pageAt, type FirstScreen } from './firstScreen';
import { letWait, takeOverEvent } from './letWait';
import { fileOf, readOpening } from './opening';

/**
 * The one inline script (product §8 Content security): picks the screen before the first paint, keeps input until
 * takeOver.tsx.
 */
const kept = (area: 'sessionStorage' | 'localStorage', key: string): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null; // the browser forbids storage
  }
};

showDisplay({ theme: kept('localStorage', 'theme'), contrast: kept('localStorage', 'contrast') });

// What goes later would move what somebody presses.
if (!canUsePasskeys()) document.documentElement.dataset.keys = 'none';

const lang = firstLanguage([kept('sessionStorage', 'lang'), kept('localStorage', 'lang')], navigator.language);
const template = document.querySelector<HTMLTemplateElement>(`template[lang^=${lang}]`);
const container = document.getElementById('portal');

/** The form is painted first; the rest keeps its room (ui/Column.ts). */
const drawRest = (into: HTMLElement): void => {
  const arriving = document.querySelector<HTMLTemplateElement>(`[data-rest][lang^=${lang}]`);
  const main = into.querySelector('main');
  if (!main || into.querySelector('footer')) return;
  // The parser fills a template that is in the page already: it is whole once something follows it.
  if (!arriving || !(arriving.nextElementSibling ?? document.readyState !== 'loading')) {
    drawRestLater(into);
    return;
  }
  const rest = document.importNode(arriving.content, true);
  main.after(rest.querySelector('footer') ?? '');
  if (into.dataset.early === 'login') main.querySelector('[data-coming]')?.replaceWith(rest);
};

const drawRestLater = (into: HTMLElement): void => {
  requestAnimationFrame(() => {
    setTimeout(drawRest, 0, into);
  });
};

const draw = (into: HTMLElement, { content, lang: tag, title }: HTMLTemplateElement, screen: FirstScreen): void => {
  document.documentElement.lang = tag;
  into.replaceChildren(content.cloneNode(true));
  into.dataset.early = screen;
  if (screen === 'login') document.title = title;
};

const begin = (into: HTMLElement, tag: string): void => {
  const page = pageAt(window.location.hash);
  const main = into.querySelector('main');
  main?.replaceChildren();
  readOpening(fileOf(into.dataset.openings, tag, page), page, (opening) => {
    const isAwaited = main?.isConnected === true && !main.firstChild && pageAt(window.location.hash) === page;
    if (isAwaited) main.replaceChildren(...opening);
  });
};

const ask = (what: Partial<HTMLLinkElement>): void => {
  document.head.append(Object.assign(document.createElement('link'), what));
};
const askMessages = (part: string): void => {
  ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `assets/i18n/${part}${lang}.json` });
};

const scriptsOf = (pages = ''): string[] => {
  const address = window.location.hash.slice(1).split('?', 1)[0] ?? '';
  return (
    pages
      .split(',')
      .find((page) => page.startsWith(`${address} `))
      ?.split(' ')
      .slice(1) ?? []
  );
};

// Without module support the portal can never start.
if (container && template && 'noModule' in HTMLScriptElement.prototype) {
  const decide = () => {
    const screen = firstScreenAt(window.location.hash, kept('sessionStorage', 'user'));
    if (container.dataset.early !== screen) draw(container, template, screen);
    if (screen === 'frame') begin(container, template.lang);
    drawRestLater(container);
  };
  decide();
  container.addEventListener(takeOverEvent, () => {
    drawRest(container);
  });
  askMessages('');
  const { early, pages } = container.dataset;
  if (early === 'frame') {
    askMessages('app/');
    for (const href of scriptsOf(pages)) ask({ rel: 'modulepreload', href, fetchPriority: 'low' });
  }
  letWait(container, template.dataset, decide);
}
