import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { selectTimeZone } from '../features/config/configSlice';
import { loadLaterMessages } from '../i18n/startI18n';
import { readClockAhead } from '../lib/clinicTime';
import type { AppStore } from '../store/makeStore';
import type { RouteHandle } from './handle';
import { UnreachedPage } from './UnreachedPage';

/** The module of a page, which exports its component and nothing else. */
type PageModule = Readonly<Record<string, ComponentType>>;
type LoadPage = () => Promise<PageModule>;

/** @throws when the module exports no component */
const componentOf = (module: PageModule): ComponentType => {
  const [component] = Object.values(module);
  if (!component) throw new Error('The module of a page exports no component.');
  return component;
};

/** The page, or what stands in for it until it can be fetched: the router remembers a failure for good. */
const fetched = (fetchPage: () => Promise<ComponentType>): Promise<ComponentType> =>
  fetchPage().catch(() => () => <UnreachedPage fetchPage={fetchPage} />);

/** A component that is fetched with its route, without the messages of later pages. */
export const lazyComponent = (load: LoadPage) => ({ Component: () => fetched(async () => componentOf(await load())) });

/** Makes routes: a page is fetched with its messages when somebody opens its address. */
export const makePage =
  (store: AppStore, i18n: i18n) =>
  (path: string, title: RouteHandle['title'], load: LoadPage, more: Partial<RouteHandle> = {}): RouteObject => {
    const handle: RouteHandle = { title, ...more };
    const fetchPage = async () => {
      const timeZone = selectTimeZone(store.getState());
      const [module] = await Promise.all([load(), loadLaterMessages(i18n), readClockAhead(timeZone)]);
      return componentOf(module);
    };
    return { path, lazy: { Component: () => fetched(fetchPage) }, handle };
  };

export type MakePage = ReturnType<typeof makePage>;
