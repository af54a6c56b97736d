import type { i18n, Module } from 'i18next';

import type { Language } from '../lib/language';
import { addressOf, demand, front, hasMessages, later, loadI18n, speakWith } from './catalogues';

/**
 * @param backend the build reads files
 * @throws when the catalogue cannot be read
 */
export const startI18n = async (lang: Language, backend?: Module): Promise<i18n> => {
  const instance = await loadI18n(lang, { first: [front], others: [later] }, backend);
  demand(instance, lang, front);
  return instance;
};

/** @throws when they cannot be read */
export const loadLaterMessages = async (instance: i18n): Promise<void> => {
  await instance.loadNamespaces(later);
  // i18next remembers a failed load.
  if (!hasMessages(instance, instance.language, later)) await instance.reloadResources([instance.language], [later]);
  demand(instance, instance.language, later);
};

/** False, changing nothing, if unreadable. */
export const speak = (instance: i18n, lang: Language): Promise<boolean> => {
  const parts = [front, later].filter((part) => hasMessages(instance, instance.language, part));
  return speakWith(instance, lang, parts);
};

/** When idle. Firefox refuses a prefetch link: it applies `default-src`, which is `'none'`. */
export const fetchLaterMessagesAhead = (instance: i18n, lang: Language): (() => void) => {
  if (!('requestIdleCallback' in window) || hasMessages(instance, lang, later)) return () => undefined;
  const asked = window.requestIdleCallback(() => {
    fetch(addressOf(lang, later), { priority: 'low' })
      .then((answer) => answer.arrayBuffer()) // unread, it never ends
      .catch(() => undefined);
  });
  return () => {
    window.cancelIdleCallback(asked);
  };
};
