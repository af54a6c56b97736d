import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import { selectUser } from '../features/session/sessionSlice';
import { paths } from '../lib/paths';
import { LoginPage } from '../pages/LoginPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { AppStore } from '../store/makeStore';
import { CrashPage } from './CrashPage';
import { Frame } from './Frame';
import { whereTo } from './guard';
import type { RouteHandle } from './handle';

const open = { keywords: 'portal.keywords', description: 'portal.description' } as const;
const handle = (title: RouteHandle['title'], more: Partial<RouteHandle> = {}): RouteHandle => ({ title, ...more });

/** Nobody comes under /app without a stored user (spec §2). */
const guard = (store: AppStore) => ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const elsewhere = whereTo(selectUser(store.getState()), pathname + search);
  return elsewhere === null ? null : redirect(elsewhere);
};

/** Who is signed in has nothing to do at the login screen. */
const signedInGoHome = (store: AppStore) => () => (selectUser(store.getState()) === null ? null : redirect(paths.home));

const to = (path: string) => () => redirect(path);

/** Every address of the portal: one line each, as in spec §2 and product §2. Pages but the first come when asked for. */
export const makeRoutes = (store: AppStore): RouteObject[] => [{
  element: <Frame />,
  errorElement: <CrashPage />,
  hydrateFallbackElement: <></>,
  children: [
    { index: true, loader: to(paths.login) },
    { path: 'sofy', loader: to(paths.login), handle: handle('login.title', open) },
    { path: 'login', element: <LoginPage />, loader: signedInGoHome(store), handle: handle('login.title', open) },
    { path: 'signup', lazy: { Component: async () => (await import('../pages/SignupPage')).SignupPage }, handle: handle('signup.title', open) },
    { path: 'recover', lazy: { Component: async () => (await import('../pages/RecoverPage')).RecoverPage }, handle: handle('recover.title') },
    { path: 'logout', lazy: { Component: async () => (await import('../pages/LogoutPage')).LogoutPage }, handle: handle('logout.title') },
    { path: 'privacy', lazy: { Component: async () => (await import('../pages/PrivacyPage')).PrivacyPage }, handle: handle('legal.privacy.title') },
    { path: 'terms', lazy: { Component: async () => (await import('../pages/TermsPage')).TermsPage }, handle: handle('legal.terms.title') },
    {
      path: 'app',
      loader: guard(store),
      shouldRevalidate: () => true,
      children: [
        { index: true, loader: to(paths.home) },
        { path: 'home', lazy: { Component: async () => (await import('../pages/HomePage')).HomePage }, handle: handle('home.title') },
      ],
    },
    ...['rvsp', 'rvsp/auth'].map((path): RouteObject => (
      { path, lazy: { Component: async () => (await import('../pages/HubPage')).HubPage }, handle: handle('hub.title') }
    )),
    { path: 'nosession', lazy: { Component: async () => (await import('../pages/ExpressPage')).ExpressPage }, handle: handle('express.title') },
    { path: '404', element: <NotFoundPage />, handle: handle('error.msg.pagenotfound') },
    { path: '*', loader: to(paths.notFound) },
  ],
}];
