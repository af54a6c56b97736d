import { accessLogApi } from './accessLogApi';
import { accountApi } from './accountApi';
import { agreementApi } from './agreementApi';
import { alertsApi } from './alertsApi';
import { calendarApi } from './calendarApi';
import { choicesApi } from './choicesApi';
import { closingApi } from './closingApi';
import { consentsApi } from './consentsApi';
import { daysApi } from './daysApi';
import { decisionsApi } from './delegatesApi';
import { dependentAccessApi } from './dependentAccessApi';
import { guestApi } from './guestApi';
import { invitedAppointmentApi } from './invitedAppointmentApi';
import { legalApi } from './legalApi';
import { liveApi } from './liveApi';
import { watchedSlotsApi } from './live/watchedSlotsApi';
import { messagesApi } from './messagesApi';
import { appointmentsApi } from './appointmentsApi';
import { passkeysApi } from './passkeysApi';
import { profileApi } from './profileApi';
import { pushesApi } from './pushesApi';
import { recoveryApi } from './recoveryApi';
import { sessionApi } from './sessionApi';
import { supportApi } from './supportApi';
import { textsApi } from './textsApi';
import { secondFactorApi } from './secondFactorApi';
import { threadsApi } from './threadsApi';
import { appointmentLinkApi } from './appointmentLinkApi';
import { appointmentChangesApi } from './appointmentChangesApi';

/** Importing this registers every endpoint. */
export const everyApi = [
  accessLogApi,
  accountApi,
  agreementApi,
  alertsApi,
  appointmentsApi,
  calendarApi,
  choicesApi,
  closingApi,
  consentsApi,
  daysApi,
  decisionsApi,
  dependentAccessApi,
  guestApi,
  invitedAppointmentApi,
  legalApi,
  liveApi,
  messagesApi,
  passkeysApi,
  profileApi,
  pushesApi,
  recoveryApi,
  secondFactorApi,
  sessionApi,
  supportApi,
  textsApi,
  threadsApi,
  appointmentLinkApi,
  appointmentChangesApi,
  watchedSlotsApi,
] as const;

type NamesOf<A> = A extends { endpoints: infer E } ? keyof E & string : never;

export type EndpointName = NamesOf<(typeof everyApi)[number]>;
