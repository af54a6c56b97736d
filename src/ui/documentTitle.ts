import { useEffect, useSyncExternalStore } from 'react';

import type { MessageKey } from '../i18n/keys';

type Frame = ((title: string) => string) | null;

const shown: { title: string; trouble: Frame; page: MessageKey | undefined } = {
  title: '',
  trouble: null,
  page: undefined,
};
const followers = new Set<() => void>();

const show = () => {
  document.title = shown.trouble?.(shown.title) ?? shown.title;
};

/** Spec §2. Never a person's name. */
export const showTitle = (title: string): void => {
  shown.title = title;
  show();
};

/** « Erreur : … »; null removes it. */
export const showTrouble = (trouble: Frame): void => {
  shown.trouble = trouble;
  show();
};

const showPage = (key: MessageKey | undefined): void => {
  shown.page = key;
  for (const follow of followers) follow();
};

const followPage = (follow: () => void) => {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
};

const pageShown = (): MessageKey | undefined => shown.page;

/** What the open page is called, where its address does not tell. A key holds no name. */
export const useTitleOfPage = (): MessageKey | undefined => useSyncExternalStore(followPage, pageShown, pageShown);

export const useShowPage = (key: MessageKey | undefined): void => {
  useEffect(() => {
    showPage(key);
    return () => {
      showPage(undefined);
    };
  }, [key]);
};
