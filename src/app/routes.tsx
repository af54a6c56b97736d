import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import { selectUser } from '../features/session/sessionSlice';
import { loadLaterMessages } from '../i18n/startI18n';
import { paths } from '../lib/paths';
import { LoginPage } from '../pages/LoginPage';
import type { AppStore } from '../store/makeStore';
import { CrashPage } from './CrashPage';
import { Frame } from './Frame';
import { whereTo } from './guard';
import type { RouteHandle } from './handle';
import { takeKey } from './takeKey';

const open = { keywords: 'portal.keywords', description: 'portal.description' } as const;
const bookingTitles = {
  who: 'booking.who.title', places: 'booking.places.title', review: 'review.title', confirmed: 'confirmed.title',
} as const;
const handle = (title: RouteHandle['title'], more: Partial<RouteHandle> = {}): RouteHandle => ({ title, ...more });

/** Nobody comes under /app without a stored user (spec §2). */
const guard = (store: AppStore) => ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const elsewhere = whereTo(selectUser(store.getState()), pathname + search);
  return elsewhere === null ? null : redirect(elsewhere);
};

/** Who is signed in has nothing to do at the login screen. */
const signedInGoHome = (store: AppStore) => () => (selectUser(store.getState()) === null ? null : redirect(paths.home));

/** A page that comes, with its words, when it is asked for. */
const pages = (words: i18n) => (path: string, load: () => Promise<ComponentType>, says: RouteHandle): RouteObject => ({
  path,
  lazy: { Component: async () => (await Promise.all([load(), loadLaterMessages(words)]))[0] },
  handle: says,
});

/** An address that leads to another. */
const alias = (path: string | null, target: string): RouteObject =>
  ({ ...(path === null ? { index: true } : { path }), loader: () => redirect(target), element: null });

/** The addresses under /app. */
const privateRoutes = (page: ReturnType<typeof pages>): RouteObject[] => [
  alias(null, paths.home),
  page('home', async () => (await import('../pages/HomePage')).HomePage, handle('home.title')),
  page('mailbox', async () => (await import('../pages/MailboxPage')).MailboxPage, handle('mailbox.title')),
  page('appointments', async () => (await import('../pages/AppointmentsPage')).AppointmentsPage, handle('visit.list.title')),
  page('appointments/new', async () => (await import('../pages/NewAppointmentPage')).NewAppointmentPage, handle('booking.title', { steps: bookingTitles })),
  page('appointments/:id', async () => (await import('../pages/AppointmentPage')).AppointmentPage, handle('visit.title')),
  page('appointments/:id/cancel', async () => (await import('../pages/CancelAppointmentPage')).CancelAppointmentPage, handle('cancel.title')),
];

/** Every address of the portal: one line each, as in spec §2 and product §2. Pages but the first come when asked for. */
export const makeRoutes = (store: AppStore, words: i18n): RouteObject[] => {
  const page = pages(words);
  return [{
    element: <Frame />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
    children: [
      alias(null, paths.login),
      { ...alias('sofy', paths.login), handle: handle('login.title', open) },
      { path: 'login', element: <LoginPage />, loader: signedInGoHome(store), handle: handle('login.title', open) },
      page('signup', async () => (await import('../pages/SignupPage')).SignupPage, handle('signup.title', open)),
      page('recover', async () => (await import('../pages/RecoverPage')).RecoverPage, handle('recover.title')),
      { ...page('recover/do', async () => (await import('../pages/NewPasswordPage')).NewPasswordPage, handle('newPassword.title')), loader: takeKey },
      page('logout', async () => (await import('../pages/LogoutPage')).LogoutPage, handle('logout.title')),
      page('privacy', async () => (await import('../pages/PrivacyPage')).PrivacyPage, handle('legal.privacy.title')),
      page('terms', async () => (await import('../pages/TermsPage')).TermsPage, handle('legal.terms.title')),
      {
        path: 'app',
        lazy: { Component: async () => (await import('../pages/PrivateArea')).PrivateArea },
        loader: guard(store),
        shouldRevalidate: () => true,
        children: privateRoutes(page),
      },
      page('rvsp', async () => (await import('../pages/HubPage')).HubPage, handle('hub.title')),
      page('rvsp/auth', async () => (await import('../pages/HubPage')).HubPage, handle('hub.title')),
      { ...page('nosession/verify', async () => (await import('../pages/VerifyEmailPage')).VerifyEmailPage, handle('verify.title')), loader: takeKey },
      page('nosession', async () => (await import('../pages/ExpressPage')).ExpressPage, handle('express.title')),
      page('404', async () => (await import('../pages/NotFoundPage')).NotFoundPage, handle('error.msg.pagenotfound')),
      alias('*', paths.notFound),
    ],
  }];
};
