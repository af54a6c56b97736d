import { encodeReturnUrl } from './returnUrl';

/** The only place that builds portal addresses (spec §2, product §2). */
export const paths = {
  login: '/login',
  passkeyLogin: '/login/passkey',
  signup: '/signup',
  recover: '/recover',
  newPassword: '/recover/do',
  logout: '/logout',
  privacy: '/privacy',
  terms: '/terms',
  display: '/display',
  accessibility: '/accessibility',
  report: '/report',
  replay: '/support/replay',
  home: '/app/home',
  appointments: '/app/appointments',
  newAppointment: '/app/appointments/new',
  alerts: '/app/alerts',
  mailbox: '/app/mailbox',
  newMessage: '/app/mailbox/new',
  dependents: '/app/dependents',
  newDependent: '/app/dependents/new',
  account: '/app/account',
  accountProfile: '/app/account/profile',
  accountEmail: '/app/account/email',
  accountPassword: '/app/account/password',
  accountNotifications: '/app/account/notifications',
  accountCalendar: '/app/account/calendar',
  accountConsents: '/app/account/consents',
  accountAccess: '/app/account/access',
  accountExport: '/app/account/export',
  accountSecondFactor: '/app/account/factor',
  accountDevices: '/app/account/devices',
  accountClose: '/app/account/close',
  invitationArea: '/rvsp',
  invitationAuth: '/rvsp/auth',
  guest: '/nosession',
  guestManage: '/nosession/manage',
  verifyEmail: '/nosession/verify',
  closed: '/nosession/closed',
  appointmentLink: '/nosession/visit',
  agreement: '/nosession/agree',
  notFound: '/404',
} as const;

export const toLogin = ({ returnUrl }: { returnUrl?: string } = {}): string =>
  returnUrl === undefined ? paths.login : `${paths.login}?returnUrl=${encodeURIComponent(encodeReturnUrl(returnUrl))}`;

export const toPasskeyLogin = (search: string): string => paths.passkeyLogin + search;

export const toSlots = (): string => `${paths.newAppointment}?step=places`;

export const toAppointment = (reservationId: string): string =>
  `${paths.appointments}/${encodeURIComponent(reservationId)}`;

export const toCancelling = (reservationId: string): string => `${toAppointment(reservationId)}/cancel`;

export const toMoving = (reservationId: string): string => `${toAppointment(reservationId)}/move`;

export const toDependentAct = (patientId: string, act: 'levels' | 'lock' | 'unlock' | 'remove' | 'ask'): string =>
  `${paths.dependents}/${encodeURIComponent(patientId)}/${act}`;

export const toNewDependent = (step: string): string => `${paths.newDependent}?step=${step}`;

export const toDelegateAct = (linkId: string, act: 'share' | 'withdraw'): string =>
  `/app/delegates/${encodeURIComponent(linkId)}/${act}`;

export const toThread = (threadId: string): string => `${paths.mailbox}/${encodeURIComponent(threadId)}`;

export const toFolder = (folder: string): string =>
  folder === 'inbox' ? paths.mailbox : `${paths.mailbox}?folder=${encodeURIComponent(folder)}`;

export const toInvitation = (invitationId: string, step?: 'places' | 'review' | 'done' | 'cancel'): string =>
  `${paths.invitationArea}/${encodeURIComponent(invitationId)}${step === undefined ? '' : `?step=${step}`}`;

export const toLinkedAppointment = (step: 'visit' | 'cancel' | 'done' | 'expired'): string =>
  `${paths.appointmentLink}?step=${step}`;

export const toAgreement = (step: 'request' | 'done' | 'expired'): string => `${paths.agreement}?step=${step}`;
