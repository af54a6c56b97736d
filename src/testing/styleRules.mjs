import { createRequire } from 'node:module';

import { requirementsOf } from './styleRequirements.ts';

const known = new Map();

const cachedRequirementsOf = (selector) => {
  if (!known.has(selector)) known.set(selector, requirementsOf(selector));
  return known.get(selector);
};

/** @param element jsdom's own, behind the one that pages see */
const holds = (element, { kind, name }) => {
  if (kind === 'tag') return element._localName.toLowerCase() === name;
  const value = element.getAttributeNS(null, kind);
  return value !== null && (kind === 'id' ? value === name : ` ${value.replace(/\s/g, ' ')} `.includes(` ${name} `));
};

/**
 * Browsers look at the class, the id or the tag that a style rule ends in before they match its selector. jsdom matches every
 * rule with every element, which took a quarter of the time of a screen test: most of it to find no match.
 * It must be called before jsdom is loaded.
 */
export const matchStyleRulesFaster = () => {
  const { resolve } = createRequire(import.meta.url);
  const loadOfJest = createRequire(resolve('jest-environment-jsdom')); // jsdom is its package, not ours
  const selectors = loadOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, selector) => {
    const requirements = selector === undefined ? null : cachedRequirementsOf(selector);
    const canMatch = requirements === null || requirements.some((requirement) => holds(element, requirement));
    return canMatch && matchesDontThrow(element, selector);
  };
};
