import { encodeReturnUrl } from './returnUrl';

/** Every address of the portal is built here (spec §2, product §2); nothing else writes one by hand. */
export const paths = {
  login: '/login',
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

/** The login screen, with the way back to where the person wanted to go. */
export const toLogin = ({ returnUrl }: { returnUrl?: string } = {}): string =>
  returnUrl === undefined ? paths.login : `${paths.login}?returnUrl=${encodeURIComponent(encodeReturnUrl(returnUrl))}`;

/** The places one may choose from, with those that are held on top. */
export const toSlots = (): string => `${paths.newAppointment}?step=places`;

/** One appointment. */
export const toAppointment = (reservationId: string): string =>
  `${paths.appointments}/${encodeURIComponent(reservationId)}`;

/** The page that asks before an appointment is cancelled. */
export const toCancelling = (reservationId: string): string => `${toAppointment(reservationId)}/cancel`;

/** The way of an appointment to another time. */
export const toMoving = (reservationId: string): string => `${toAppointment(reservationId)}/move`;

/** A page that asks before one’s access to a person changes. */
export const toDependentAct = (patientId: string, act: 'levels' | 'lock' | 'unlock' | 'remove' | 'ask'): string =>
  `${paths.dependents}/${encodeURIComponent(patientId)}/${act}`;

/** A page of the journey that adds somebody to act for. */
export const toNewDependent = (step: string): string => `${paths.newDependent}?step=${step}`;

/** A page that asks before what somebody may do for the user changes. */
export const toDelegateAct = (linkId: string, act: 'share' | 'withdraw'): string =>
  `/app/delegates/${encodeURIComponent(linkId)}/${act}`;

/** One thread of messages. */
export const toThread = (threadId: string): string => `${paths.mailbox}/${encodeURIComponent(threadId)}`;

/** A folder of the mailbox. */
export const toFolder = (folder: string): string =>
  folder === 'inbox' ? paths.mailbox : `${paths.mailbox}?folder=${encodeURIComponent(folder)}`;

/** An invitation of a clinic, or a step of the way to its appointment. */
export const toInvitation = (invitationId: string, step?: 'places' | 'review' | 'done' | 'cancel'): string =>
  `${paths.invitationArea}/${encodeURIComponent(invitationId)}${step === undefined ? '' : `?step=${step}`}`;

/** A step of what a mailed reminder opens. */
export const toLinkedAppointment = (step: 'visit' | 'cancel' | 'done' | 'expired'): string =>
  `${paths.appointmentLink}?step=${step}`;

/** A step of what a mailed request opens. */
export const toAgreement = (step: 'request' | 'done' | 'expired'): string => `${paths.agreement}?step=${step}`;
