import type { Page } from 'playwright-core';

type Control = { role: string; name: string; url: string };

const line = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/;
const urlLine = /^\s*- \/url: (.*)$/;

/** The links and buttons of an accessibility snapshot, and what it shows without a name. */
const read = (snapshot: string) => {
  const controls: Control[] = [];
  const nameless: string[] = [];
  for (const text of snapshot.split('\n')) {
    const url = urlLine.exec(text)?.[1];
    const last = controls.at(-1);
    if (url !== undefined && last) last.url = url;
    const [, role = '', name] = line.exec(text) ?? [];
    if (role === 'link' || role === 'button') controls.push({ role, name: name ?? '', url: '' });
    if (role === 'article' && name === undefined) nameless.push(role);
  }
  return { controls, nameless };
};

const ownRole: Record<string, RegExp> = { link: /^(lien|link)\b/i, button: /^(bouton|button)\b/i };

/** Links that lead to the same place may share a name; buttons may not (WCAG 2.4.9). */
const sharedNames = (controls: readonly Control[]): string[] => {
  const first = new Map<string, Control>();
  return controls.flatMap((control) => {
    const key = `${control.role} "${control.name}"`;
    const other = first.get(key);
    if (!other) first.set(key, control);
    return other && (control.role === 'button' || other.url !== control.url) ? [`${key} names two controls`] : [];
  });
};

/** What cannot be told apart, or is announced twice, in a list of links, buttons or articles. */
export const namingProblems = async (page: Page): Promise<string[]> => {
  const { controls, nameless } = read(await page.locator('main').ariaSnapshot());
  return [
    ...new Set([
      ...sharedNames(controls),
      ...nameless.map((role) => `an ${role} has no name`),
      ...controls
        .filter(({ role, name }) => ownRole[role]?.test(name) === true)
        .map(({ role, name }) => `${role} "${name}" repeats its role`),
    ]),
  ];
};
