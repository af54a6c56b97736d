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
  home: '/app/home',
  appointments: '/app/appointments',
  newAppointment: '/app/appointments/new',
  mailbox: '/app/mailbox',
  hub: '/rvsp',
  hubAuth: '/rvsp/auth',
  express: '/nosession',
  verifyEmail: '/nosession/verify',
  notFound: '/404',
} as const;

/** The login screen, with the way back to where the person wanted to go. */
export const toLogin = ({ returnUrl }: { returnUrl?: string } = {}): string =>
  returnUrl === undefined ? paths.login : `${paths.login}?returnUrl=${encodeURIComponent(encodeReturnUrl(returnUrl))}`;

/** One appointment. */
export const toAppointment = (reservationId: string): string => `${paths.appointments}/${encodeURIComponent(reservationId)}`;

/** The page that asks before an appointment is cancelled. */
export const toCancelling = (reservationId: string): string => `${toAppointment(reservationId)}/cancel`;
