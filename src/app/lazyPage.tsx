import type { i18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { selectTimeZone } from '../features/config/configSlice';
import { loadLaterMessages } from '../i18n/startI18n';
import { readClockAhead } from '../lib/readClockAhead';
import type { AppStore } from '../store/makeStore';
import { Button, Page } from '../ui';
import type { RouteHandle } from './handle';
import { useOnline } from './offline/useOnline';
import type { Journey } from './stepTitles';

type Props = { fetchPage: () => Promise<ComponentType> };

/** Milliseconds; a network just back may still fail. */
const pauseAfter = (tries: number): number => Math.min(500 * 2 ** tries, 30_000);

/** Retries on a tap or once online. */
function UnreachedPage({ fetchPage }: Props) {
  const { t } = useTranslation();
  const online = useOnline();
  const [{ tries, isAsked }, setTries] = useState({ tries: 0, isAsked: false });
  const [answer, setAnswer] = useState<{ to: number; component?: ComponentType }>({ to: -1 });

  useEffect(() => {
    if (!online && tries === 0) return undefined;
    let next: number | undefined;
    let isLeft = false;
    void fetchPage().then(
      (component) => {
        setAnswer({ to: tries, component });
      },
      () => {
        setAnswer({ to: tries });
        if (online && !isLeft)
          next = window.setTimeout(() => {
            setTries({ tries: tries + 1, isAsked: false });
          }, pauseAfter(tries));
      },
    );
    return () => {
      isLeft = true;
      clearTimeout(next);
    };
  }, [fetchPage, online, tries]);

  const { component: Fetched } = answer;
  if (Fetched) return <Fetched />;
  return (
    <Page titleKey="unreached.title" lead={t('errors.network.error')}>
      <div>
        <Button
          busy={isAsked && tries > answer.to && t('common.loading')}
          onPress={() => {
            setTries({ tries: tries + 1, isAsked: true });
          }}
        >
          {t('common.retry')}
        </Button>
      </div>
    </Page>
  );
}

type PageModule = Readonly<Record<string, ComponentType>>;
type LoadPage = () => Promise<PageModule>;

const componentOf = (module: PageModule): ComponentType => {
  const [component] = Object.values(module);
  if (!component) throw new Error('The module of a page exports no component.');
  return component;
};

/** Never rejects: the router caches failures for good. */
const fetched = (fetchPage: () => Promise<ComponentType>): Promise<ComponentType> =>
  fetchPage().catch(() => () => <UnreachedPage fetchPage={fetchPage} />);

/** Without the messages of later pages. */
export const lazyComponent = (load: LoadPage) => ({ Component: () => fetched(async () => componentOf(await load())) });

/** The titles of the steps of a `journey` come with its page. */
type More = Omit<Partial<RouteHandle>, 'title' | 'steps'> & { journey?: Journey };

/** What every page but the login needs. */
export const loadBeside = () => import(/* webpackChunkName: "beside" */ './laterParts');

export const makePage =
  (store: AppStore, i18n: i18n) =>
  (path: string, title: RouteHandle['title'], load: LoadPage, { journey, ...more }: More = {}): RouteObject => {
    const handle: RouteHandle = { title, ...more };
    const { needs } = more;
    const fetchPage = async () => {
      const timeZone = selectTimeZone(store.getState());
      const [module, { stepTitles, makeOffered }] = await Promise.all([
        load(),
        loadBeside(),
        loadLaterMessages(i18n),
        readClockAhead(timeZone),
      ]);
      if (journey) handle.steps = stepTitles[journey];
      const page = componentOf(module);
      return needs === undefined ? page : makeOffered(page, { title, needs });
    };
    return { path, lazy: { Component: () => fetched(fetchPage) }, handle };
  };

export type MakePage = ReturnType<typeof makePage>;
