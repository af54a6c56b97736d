import type { RouteObject } from 'react-router-dom';

import type { MakePage } from './lazyPage';

/** Spec §2, product §2. */
export const privateRoutes = (page: MakePage): RouteObject[] => [
  page('home', 'home.title', () => import('../pages/HomePage')),

  page('appointments', 'appointment.list.title', () => import('../pages/AppointmentsPage')),
  page('appointments/new', 'booking.title', () => import('../pages/NewAppointmentPage'), { journey: 'booking' }),
  page('appointments/:id', 'appointment.title', () => import('../pages/AppointmentPage')),
  page('appointments/:id/move', 'move.title', () => import('../pages/MoveAppointmentPage'), { journey: 'moving' }),
  page('appointments/:id/cancel', 'cancel.title', () => import('../pages/CancelAppointmentPage')),
  page('alerts', 'alert.list.title', () => import('../pages/AlertsPage')),

  page('mailbox', 'mailbox.title', () => import('../pages/MailboxPage')),
  page('mailbox/new', 'mailbox.write', () => import('../pages/WritePage'), {
    needs: ['listWritableClinics', 'sendMessage'],
  }),
  page('mailbox/:id', 'mailbox.thread', () => import('../pages/ThreadPage'), { needs: ['listThreads'] }),

  page('dependents', 'dependents.title', () => import('../pages/dependents/DependentsPage')),
  page('dependents/new', 'dependents.add.open', () => import('../pages/dependents/NewDependentPage'), {
    journey: 'adding',
    needs: ['listDelegates'],
  }),
  page('dependents/:id/ask', 'dependents.ask.page', () => import('../pages/dependents/AskAgreementPage')),
  page('dependents/:id/levels', 'dependents.levels.page', () => import('../pages/dependents/LevelsPage')),
  page('dependents/:id/lock', 'dependents.lock.page', () => import('../pages/dependents/LockDependentPage')),
  page('dependents/:id/remove', 'dependents.remove.page', () => import('../pages/dependents/RemoveDependentPage')),
  page('dependents/:id/unlock', 'dependents.unlock.page', () => import('../pages/dependents/UnlockDependentPage')),
  page('delegates/:id/share', 'delegates.share.page', () => import('../pages/dependents/ShareAccessPage'), {
    needs: ['listDelegates', 'grantAccess'],
  }),
  page('delegates/:id/withdraw', 'delegates.withdraw.page', () => import('../pages/dependents/WithdrawAccessPage'), {
    needs: ['listDelegates', 'withdrawAccess'],
  }),

  page('account', 'account.title', () => import('../pages/account/AccountPage')),
  page('account/profile', 'profile.title', () => import('../pages/account/ProfilePage'), {
    needs: ['getUser', 'changeUser'],
  }),
  page('account/email', 'email.title', () => import('../pages/account/EmailPage'), {
    needs: ['getUser', 'changeEmail'],
  }),
  page('account/password', 'passwordChange.title', () => import('../pages/account/PasswordPage'), {
    needs: ['getUser', 'changePassword'],
  }),
  page('account/notifications', 'notifications.title', () => import('../pages/account/NotificationsPage'), {
    needs: ['getUser', 'changeUser'],
  }),
  page('account/calendar', 'calendar.title', () => import('../pages/account/CalendarPage'), {
    needs: ['getCalendarFeed'],
  }),
  page('account/consents', 'consents.title', () => import('../pages/account/ConsentsPage'), { needs: ['getConsents'] }),
  page('account/factor', 'factor.title', () => import('../pages/account/SecondFactorPage'), {
    needs: ['getSecondFactor'],
  }),
  page('account/devices', 'devices.title', () => import('../pages/account/DevicesPage'), { needs: ['listSessions'] }),
  page('account/close', 'close.title', () => import('../pages/account/ClosePage'), {
    needs: ['foreseeClosing', 'closeAccount'],
  }),
  page('account/access', 'accessLog.title', () => import('../pages/account/AccessLogPage')),
  page('account/export', 'export.title', () => import('../pages/account/ExportPage')),
];
