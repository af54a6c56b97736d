import type { i18n } from 'i18next';
import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router-dom';

import { selectConfig } from '../features/config/configSlice';
import { mailedKeyOf, takeMailedKey } from '../lib/mailedKey';
import { paths } from '../lib/paths';
import { whereAfterLogin } from '../lib/returnUrl';
import { LoginPage } from '../pages/LoginPage';
import { LogoutPage } from '../pages/LogoutPage';
import type { AppStore } from '../store/makeStore';
import { CrashPage } from './CrashPage';
import { Frame } from './Frame';
import { goElsewhere } from './goElsewhere';
import { redirectFor } from './guard';
import type { RouteHandle } from './handle';
import { lazyComponent, makePage } from './lazyPage';
import { privateRoutes } from './privateRoutes';
import { storedUser } from './storedUser';

const takeKey = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const address = takeMailedKey(pathname + search);
  return address === undefined ? mailedKeyOf(pathname) : replace(address);
};

const open = { keywords: 'portal.keywords', description: 'portal.description' } as const;
const login = { title: 'login.title', ...open } satisfies RouteHandle;

/** Under /app (spec §2). */
const guard =
  (store: AppStore) =>
  ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const elsewhere = redirectFor(storedUser(store), pathname + search);
    return elsewhere === null ? null : goElsewhere(request, elsewhere);
  };

const signedInGoOn =
  (store: AppStore) =>
  ({ request }: LoaderFunctionArgs) =>
    storedUser(store) === null
      ? null
      : goElsewhere(request, whereAfterLogin(new URL(request.url).searchParams.get('returnUrl')));

const forSupport =
  (store: AppStore) =>
  ({ request }: LoaderFunctionArgs) =>
    selectConfig(store.getState()).supportTools ? null : goElsewhere(request, paths.notFound);

const noteUser = (store: AppStore) => () => {
  storedUser(store);
  return null;
};

const alias = (path: string | null, target: string): RouteObject => ({
  ...(path === null ? { index: true } : { path }),
  loader: ({ request }) => goElsewhere(request, target),
  element: null,
});

const privateArea = (store: AppStore, pages: RouteObject[]): RouteObject => ({
  path: 'app',
  lazy: lazyComponent(() => import('../pages/PrivateArea')),
  loader: guard(store),
  shouldRevalidate: () => true,
  children: [
    alias(null, paths.home),
    ...pages,
    // Hides which /app pages exist from anonymous users (spec §6).
    { path: '*', loader: (args) => guard(store)(args) ?? goElsewhere(args.request, paths.notFound), element: null },
  ],
});

/** Spec §2, product §2. */
const everyRoute = (store: AppStore, i18n: i18n): RouteObject[] => {
  const page = makePage(store, i18n);
  const mailed = (route: RouteObject): RouteObject => ({ ...route, loader: takeKey });
  return [
    alias(null, paths.login),
    { ...alias('sofy', paths.login), handle: login },
    { path: 'login', element: <LoginPage />, loader: signedInGoOn(store), handle: login },
    {
      ...page('login/passkey', 'passkey.login.title', () => import('../pages/PasskeyLoginPage'), {
        needs: ['beginPasskeyLogin'],
      }),
      loader: signedInGoOn(store),
    },
    page('signup', 'signup.title', () => import('../pages/SignupPage'), open),
    page('recover', 'recover.title', () => import('../pages/RecoverPage')),
    mailed(page('recover/do', 'newPassword.title', () => import('../pages/NewPasswordPage'))),
    // In the first load: logout works offline.
    page('logout', 'logout.title', async () => ({ LogoutPage })),

    page('privacy', 'legal.privacy.title', () => import('../pages/PrivacyPage')),
    page('terms', 'legal.terms.title', () => import('../pages/TermsPage')),
    page('accessibility', 'accessibility.title', () => import('../pages/AccessibilityPage')),
    page('report', 'report.title', () => import('../pages/ReportPage')),
    page('display', 'display.title', () => import('../pages/DisplayPage')),

    privateArea(store, privateRoutes(page)),

    page('rvsp', 'invitation.list.title', () => import('../pages/invitation/InvitationAreaPage')),
    page(
      'rvsp/auth',
      'invitation.title',
      () => import(/* webpackChunkName: "hubAuth" */ '../pages/invitation/InvitationAuthPage'),
      { ...open, needs: ['openInvitationArea'] },
    ),
    page('rvsp/:id', 'appointment.title', () => import('../pages/invitation/InvitationPage'), {
      journey: 'invitation',
    }),

    page('nosession', 'guest.title', () => import(/* webpackChunkName: "express" */ '../pages/GuestPage'), {
      journey: 'guest',
      needs: ['getGuestNetwork', 'searchGuestSlots'],
    }),
    page('nosession/manage', 'guest.manage.open', () => import('../pages/GuestManagePage'), {
      journey: 'manage',
      needs: ['openGuestAppointment'],
    }),
    page('nosession/closed', 'closed.title', () => import('../pages/ClosedPage')),
    mailed(page('nosession/verify', 'verify.title', () => import('../pages/VerifyEmailPage'))),
    mailed(
      page('nosession/visit', 'appointmentLink.title', () => import('../pages/AppointmentLinkPage'), {
        journey: 'mailedLink',
        needs: ['openAppointmentLink'],
      }),
    ),
    mailed(
      page('nosession/agree', 'agreement.title', () => import('../pages/AgreementPage'), {
        journey: 'agreement',
        needs: ['openAgreement'],
      }),
    ),

    {
      ...page('support/replay', 'replay.title', async () => {
        const { makeReplayPage } = await import('./replay/ReplayPage');
        return { ReplayPage: makeReplayPage(makeRoutes) };
      }),
      loader: forSupport(store),
    },
    { ...page('404', 'error.msg.pagenotfound', () => import('../pages/NotFoundPage')), loader: noteUser(store) },
    alias('*', paths.notFound),
  ];
};

/** Pages can fail; the frame stays. */
export const makeRoutes = (store: AppStore, i18n: i18n): RouteObject[] => [
  {
    element: <Frame />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
    children: [{ errorElement: <CrashPage />, children: everyRoute(store, i18n) }],
  },
];
