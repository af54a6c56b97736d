import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import { selectConfig, selectTimeZone } from '../features/config/configSlice';
import { loadLaterMessages } from '../i18n/startI18n';
import { paths } from '../lib/paths';
import { whereAfterLogin } from '../lib/returnUrl';
import { readClockAhead } from '../lib/clinicTime';
import { LoginPage } from '../pages/LoginPage';
import { LogoutPage } from '../pages/LogoutPage';
import type { AppStore } from '../store/makeStore';
import { CrashPage } from './CrashPage';
import { Frame } from './Frame';
import { whereTo } from './guard';
import type { RouteHandle } from './handle';
import { storedUser } from './storedUser';
import { UnreachedPage } from './UnreachedPage';
import { takeKey } from './takeKey';

const open = { keywords: 'portal.keywords', description: 'portal.description' } as const;
const bookingTitles = {
  who: 'booking.who.title',
  places: 'booking.places.title',
  review: 'review.title',
  confirmed: 'confirmed.title',
} as const;
const movingTitles = { places: 'booking.places.title', review: 'move.review', confirmed: 'move.done' } as const;
const expressTitles = {
  search: 'booking.title',
  places: 'booking.places.title',
  name: 'express.name.title',
  birthDate: 'express.birthDate.title',
  card: 'express.card.title',
  contact: 'express.contact.title',
  language: 'express.language.title',
  check: 'review.title',
  code: 'express.code.title',
  done: 'confirmed.title',
} as const;
const manageTitles = {
  visit: 'visit.title',
  search: 'move.title',
  places: 'booking.places.title',
  review: 'move.review',
  cancel: 'cancel.title',
  cancelled: 'cancel.done.title',
} as const;
const hubTitles = {
  places: 'booking.places.title',
  review: 'review.title',
  done: 'confirmed.title',
  cancel: 'cancel.title',
} as const;
const linkTitles = {
  visit: 'visit.title',
  cancel: 'cancel.title',
  done: 'cancel.done.title',
  expired: 'visitLink.expired.title',
} as const;
const addingTitles = {
  who: 'dependents.add.who',
  link: 'dependents.add.link',
  ask: 'dependents.add.ask',
  check: 'dependents.add.check',
  done: 'dependents.added.page',
} as const;
const agreementTitles = {
  request: 'agreement.title',
  done: 'agreement.done.page',
  expired: 'visitLink.expired.title',
} as const;
const handle = (title: RouteHandle['title'], more: Partial<RouteHandle> = {}): RouteHandle => ({ title, ...more });

/** Nobody comes under /app without a stored user (spec §2). */
const guard =
  (store: AppStore) =>
  ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const elsewhere = whereTo(storedUser(store), pathname + search);
    return elsewhere === null ? null : redirect(elsewhere);
  };

/** Who is signed in has nothing to do at the login screen. */
const signedInGoOn =
  (store: AppStore) =>
  ({ request }: LoaderFunctionArgs) =>
    storedUser(store) === null ? null : redirect(whereAfterLogin(new URL(request.url).searchParams.get('returnUrl')));

/** What `fetchPage` brings, or what stands in for it until it can be had: the router remembers a failure for good. */
const fetched = (fetchPage: () => Promise<ComponentType>): Promise<ComponentType> =>
  fetchPage().catch(() => () => <UnreachedPage fetchPage={fetchPage} />);

/** A page for support staff: elsewhere it is not there. */
const forSupport = (store: AppStore) => () =>
  selectConfig(store.getState()).supportTools ? null : redirect(paths.notFound);

/** A page that comes when it is asked for, with its words. */
const pages =
  (store: AppStore, words: i18n) =>
  (path: string, load: () => Promise<ComponentType>, says: RouteHandle): RouteObject => ({
    path,
    lazy: {
      Component: () =>
        fetched(
          async () =>
            (
              await Promise.all([load(), loadLaterMessages(words), readClockAhead(selectTimeZone(store.getState()))])
            )[0],
        ),
    },
    handle: says,
  });

/** An address that leads to another. */
const alias = (path: string | null, target: string): RouteObject => ({
  ...(path === null ? { index: true } : { path }),
  loader: () => redirect(target),
  element: null,
});

/** The addresses under /app. */
const privateRoutes = (page: ReturnType<typeof pages>): RouteObject[] => [
  alias(null, paths.home),
  page('home', async () => (await import('../pages/HomePage')).HomePage, handle('home.title')),
  page('alerts', async () => (await import('../pages/AlertsPage')).AlertsPage, handle('alert.list.title')),
  page('mailbox', async () => (await import('../pages/MailboxPage')).MailboxPage, handle('mailbox.title')),
  page('mailbox/new', async () => (await import('../pages/WritePage')).WritePage, handle('mailbox.write')),
  page('mailbox/:id', async () => (await import('../pages/ThreadPage')).ThreadPage, handle('mailbox.thread')),
  page(
    'dependents',
    async () => (await import('../pages/dependents/DependentsPage')).DependentsPage,
    handle('dependents.title'),
  ),
  page(
    'dependents/new',
    async () => (await import('../pages/dependents/NewDependentPage')).NewDependentPage,
    handle('dependents.add.open', { steps: addingTitles }),
  ),
  page(
    'dependents/:id/ask',
    async () => (await import('../pages/dependents/AskAgreementPage')).AskAgreementPage,
    handle('dependents.ask.page'),
  ),
  page(
    'dependents/:id/levels',
    async () => (await import('../pages/dependents/LevelsPage')).LevelsPage,
    handle('dependents.levels.page'),
  ),
  page(
    'dependents/:id/lock',
    async () => (await import('../pages/dependents/LockDependentPage')).LockDependentPage,
    handle('dependents.lock.page'),
  ),
  page(
    'dependents/:id/remove',
    async () => (await import('../pages/dependents/RemoveDependentPage')).RemoveDependentPage,
    handle('dependents.remove.page'),
  ),
  page(
    'dependents/:id/unlock',
    async () => (await import('../pages/dependents/UnlockDependentPage')).UnlockDependentPage,
    handle('dependents.unlock.page'),
  ),
  page(
    'delegates/:id/share',
    async () => (await import('../pages/dependents/ShareAccessPage')).ShareAccessPage,
    handle('delegates.share.page'),
  ),
  page(
    'delegates/:id/withdraw',
    async () => (await import('../pages/dependents/WithdrawAccessPage')).WithdrawAccessPage,
    handle('delegates.withdraw.page'),
  ),
  page('account', async () => (await import('../pages/account/AccountPage')).AccountPage, handle('account.title')),
  page(
    'account/profile',
    async () => (await import('../pages/account/ProfilePage')).ProfilePage,
    handle('profile.title'),
  ),
  page('account/email', async () => (await import('../pages/account/EmailPage')).EmailPage, handle('email.title')),
  page(
    'account/password',
    async () => (await import('../pages/account/PasswordPage')).PasswordPage,
    handle('passwordChange.title'),
  ),
  page(
    'account/notifications',
    async () => (await import('../pages/account/NotificationsPage')).NotificationsPage,
    handle('notifications.title'),
  ),
  page(
    'account/calendar',
    async () => (await import('../pages/account/CalendarPage')).CalendarPage,
    handle('calendar.title'),
  ),
  page(
    'account/consents',
    async () => (await import('../pages/account/ConsentsPage')).ConsentsPage,
    handle('consents.title'),
  ),
  page(
    'account/devices',
    async () => (await import('../pages/account/DevicesPage')).DevicesPage,
    handle('devices.title'),
  ),
  page('account/close', async () => (await import('../pages/account/ClosePage')).ClosePage, handle('close.title')),
  page(
    'account/access',
    async () => (await import('../pages/account/AccessLogPage')).AccessLogPage,
    handle('accessLog.title'),
  ),
  page('account/export', async () => (await import('../pages/account/ExportPage')).ExportPage, handle('export.title')),
  page(
    'appointments',
    async () => (await import('../pages/AppointmentsPage')).AppointmentsPage,
    handle('visit.list.title'),
  ),
  page(
    'appointments/new',
    async () => (await import('../pages/NewAppointmentPage')).NewAppointmentPage,
    handle('booking.title', { steps: bookingTitles }),
  ),
  page(
    'appointments/:id',
    async () => (await import('../pages/AppointmentPage')).AppointmentPage,
    handle('visit.title'),
  ),
  page(
    'appointments/:id/move',
    async () => (await import('../pages/MoveAppointmentPage')).MoveAppointmentPage,
    handle('move.title', { steps: movingTitles }),
  ),
  page(
    'appointments/:id/cancel',
    async () => (await import('../pages/CancelAppointmentPage')).CancelAppointmentPage,
    handle('cancel.title'),
  ),
];

/** Every address of the portal: one line each, as in spec §2 and product §2. Pages but the first come when asked for. */
const everyRoute = (store: AppStore, words: i18n): RouteObject[] => {
  const page = pages(store, words);
  return [
    alias(null, paths.login),
    { ...alias('sofy', paths.login), handle: handle('login.title', open) },
    {
      path: 'login',
      element: <LoginPage />,
      loader: signedInGoOn(store),
      handle: handle('login.title', open),
    },
    page('signup', async () => (await import('../pages/SignupPage')).SignupPage, handle('signup.title', open)),
    page('recover', async () => (await import('../pages/RecoverPage')).RecoverPage, handle('recover.title')),
    {
      ...page(
        'recover/do',
        async () => (await import('../pages/NewPasswordPage')).NewPasswordPage,
        handle('newPassword.title'),
      ),
      loader: takeKey,
    },
    // Part of the first load: a person may leave after the network is lost.
    page('logout', async () => LogoutPage, handle('logout.title')),
    page('privacy', async () => (await import('../pages/PrivacyPage')).PrivacyPage, handle('legal.privacy.title')),
    page(
      'accessibility',
      async () => (await import('../pages/AccessibilityPage')).AccessibilityPage,
      handle('accessibility.title'),
    ),
    page('report', async () => (await import('../pages/ReportPage')).ReportPage, handle('report.title')),
    page('display', async () => (await import('../pages/DisplayPage')).DisplayPage, handle('display.title')),
    page('terms', async () => (await import('../pages/TermsPage')).TermsPage, handle('legal.terms.title')),
    {
      path: 'app',
      lazy: { Component: () => fetched(async () => (await import('../pages/PrivateArea')).PrivateArea) },
      loader: guard(store),
      shouldRevalidate: () => true,
      children: [
        ...privateRoutes(page),
        // Whether a page exists under /app is for who may come in (spec §6).
        { path: '*', loader: (args) => guard(store)(args) ?? redirect(paths.notFound), element: null },
      ],
    },
    page('rvsp', async () => (await import('../pages/hub/HubPage')).HubPage, handle('hub.list.title')),
    page(
      'rvsp/auth',
      async () => (await import(/* webpackChunkName: "hubAuth" */ '../pages/hub/HubAuthPage')).HubAuthPage,
      handle('hub.title', open),
    ),
    page(
      'rvsp/:id',
      async () => (await import('../pages/hub/InvitationPage')).InvitationPage,
      handle('visit.title', { steps: hubTitles }),
    ),
    {
      ...page(
        'nosession/verify',
        async () => (await import('../pages/VerifyEmailPage')).VerifyEmailPage,
        handle('verify.title'),
      ),
      loader: takeKey,
    },
    page('nosession/closed', async () => (await import('../pages/ClosedPage')).ClosedPage, handle('closed.title')),
    {
      ...page(
        'nosession/visit',
        async () => (await import('../pages/VisitLinkPage')).VisitLinkPage,
        handle('visitLink.title', { steps: linkTitles }),
      ),
      loader: takeKey,
    },
    {
      ...page(
        'nosession/agree',
        async () => (await import('../pages/AgreementPage')).AgreementPage,
        handle('agreement.title', { steps: agreementTitles }),
      ),
      loader: takeKey,
    },
    page(
      'nosession/manage',
      async () => (await import('../pages/ExpressManagePage')).ExpressManagePage,
      handle('express.manage.open', { steps: manageTitles }),
    ),
    page(
      'nosession',
      async () => (await import(/* webpackChunkName: "express" */ '../pages/ExpressPage')).ExpressPage,
      handle('express.title', { steps: expressTitles }),
    ),
    {
      ...page(
        'support/replay',
        async () => (await import('./replay/ReplayPage')).makeReplayPage(makeRoutes),
        handle('replay.title'),
      ),
      loader: forSupport(store),
    },
    {
      ...page(
        '404',
        async () => (await import('../pages/NotFoundPage')).NotFoundPage,
        handle('error.msg.pagenotfound'),
      ),
      loader: () => {
        storedUser(store);
        return null;
      },
    },
    alias('*', paths.notFound),
  ];
};

/** The routes, in the frame that stands around every page. What goes wrong with a page leaves the frame, with its help, where it is. */
export const makeRoutes = (store: AppStore, words: i18n): RouteObject[] => [
  {
    element: <Frame />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
    children: [{ errorElement: <CrashPage />, children: everyRoute(store, words) }],
  },
];
