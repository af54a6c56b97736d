import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

import type { Stop } from './prose.ts';

const bundle = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

const [exported = '', name = ''] = /export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\};?/.exec(bundle) ?? [];

/** As a script and not a module: the policy of the page lets no module in. */
const source = `(() => { ${bundle.replace(exported, '')}\n window.reader = ${name}; })()`;

type Reader = (typeof import('@guidepup/virtual-screen-reader'))['virtual'];

declare global {
  interface Window {
    reader: Reader;
  }
}

/**
 * What a browser shows to no screen reader, and this reader does not know: a closed panel, and the lists of selects.
 */
const unseen = 'details:not([open]) > :not(summary), select > *';

/* eslint-disable max-lines-per-function -- it runs in the page, where it can call nothing of ours */
/** What a screen reader says from the top of the page to its end, a phrase a stop. */
export const readAloud = async (page: Page): Promise<Stop[]> => {
  if (!(await page.evaluate(() => 'reader' in window))) await page.evaluate(source);
  return page.evaluate(async (hiddenParts) => {
    const named = 'a, button, summary, h1, h2, h3, h4, h5, h6, legend';
    const described = new Set(
      [...document.querySelectorAll('input, select, textarea, button, [role=alertdialog]')].flatMap(
        (field) => field.getAttribute('aria-describedby')?.split(' ') ?? [],
      ),
    );
    const pageLang = document.documentElement.lang.slice(0, 2);
    const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? pageLang;
    const blocks: Element[] = [];
    /** The paragraph of a piece of text, unless lines are broken in it. */
    const blockOf = (element: Element): number | undefined => {
      let block = element;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      if (block.querySelector('br') !== null) return undefined;
      if (!blocks.includes(block)) blocks.push(block);
      return blocks.indexOf(block);
    };
    /** Said by the control before or after it, which this reader says once more. */
    const isSaid = (node: Node, element: Element): boolean => {
      const outer = node === element ? element.parentElement : element;
      const label = outer?.closest('label');
      const legend = outer?.closest('legend') ?? element.closest('legend');
      if (legend) return legend.clientWidth > 1; // an unseen one is a stop of its own for Orca
      if (element.matches('caption, caption *, td:has(button)')) return true; // the table, or each button, says it
      if (outer?.closest(`${named}, td, th`)) return node.nodeType === Node.TEXT_NODE;
      if (label && !element.matches('input, select, textarea') && !element.closest('a')) return true;
      for (let at: Element | null | undefined = outer; at; at = at.parentElement) if (described.has(at.id)) return true;
      return false;
    };
    /** What other readers say of these, and this one does not: it knows no role of theirs. */
    const asControl = (phrase: string, element: Element): string => {
      if (element.matches('summary')) {
        const state = element.parentElement?.matches('[open]') === true ? '' : 'not ';
        return phrase.startsWith('end') ? '' : `button, ${phrase}, ${state}expanded`;
      }
      if (element.matches('input[type=password]'))
        return `password, ${phrase}${element.matches('[aria-invalid]') ? ', invalid' : ''}, required`;
      return element.matches('input[type=date]') ? `date, ${phrase}` : phrase;
    };
    const told = (phrase: string, node: Node, element: Element): string => {
      const plain = phrase.replace(/, \d+ controls?\b/, '');
      let text = node === element ? asControl(plain, element) : plain;
      if (element instanceof HTMLInputElement && node === element)
        // it reads the attribute, and not the state
        text = text.replace(/, (?:not )?checked/, element.checked ? ', checked' : ', not checked');
      if (element instanceof HTMLSelectElement) {
        const chosen = element.selectedOptions[0]?.text ?? '';
        text =
          element.value === ''
            ? text.replace(', has', `, ${chosen}, has`)
            : text.replace(`, ${element.value},`, `, ${chosen},`);
      }
      const foreign = node === element ? [...element.querySelectorAll('[lang]')] : [];
      if (!element.matches(named)) foreign.length = 0;
      for (const part of foreign)
        if (langOf(part) !== pageLang) text = text.replace(part.textContent, `{${langOf(part)}: ${part.textContent}}`);
      if (langOf(element) !== pageLang && (node !== element || element.matches(`${named}, input`)))
        text = `{${langOf(element)}: ${text}}`;
      return text;
    };
    const actionOf = (element: Element): string | undefined => {
      if (element instanceof HTMLAnchorElement) return element.href;
      if (element.matches('button[lang]')) return `language ${element.getAttribute('lang')}`; // above and below
      if (!element.matches('button, input, select, textarea, [role=button]')) return undefined;
      return `${[...document.querySelectorAll('*')].indexOf(element)}`;
    };
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // one reads a page that rests
    const behind: Element[] = []; // a dialog, which no reader leaves
    for (let at = document.querySelector(':modal'); at && at !== document.body; at = at.parentElement)
      behind.push(...[...(at.parentElement?.children ?? [])].filter((sibling) => sibling !== at));
    const unheard = [...document.querySelectorAll(hiddenParts), ...behind];
    const hidden = unheard.filter((part) => !part.hasAttribute('aria-hidden'));
    for (const part of hidden) part.setAttribute('aria-hidden', 'true');
    const reader = window.reader;
    await reader.start({ container: document.body });
    const stops: Stop[] = [];
    for (;;) {
      const phrase = await reader.lastSpokenPhrase();
      const node = reader.activeNode ?? document.body;
      const element = node instanceof Element ? node : (node.parentElement ?? document.body);
      stops.push({
        phrase: told(phrase, node, element),
        isSaid: isSaid(node, element) || element.matches('details'),
        isEmpty: node === element && element.textContent.trim() === '' && element.matches('[role]'),
        block: node.nodeType === Node.TEXT_NODE ? blockOf(element) : undefined,
        does: node === element ? actionOf(element) : undefined,
      });
      if (phrase === 'end of document') break;
      await reader.next();
    }
    await reader.stop();
    for (const part of hidden) part.removeAttribute('aria-hidden');
    return stops;
  }, unseen);
};
/* eslint-enable max-lines-per-function */
