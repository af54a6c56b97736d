import { accessLogApi } from './accessLogApi';
import { accountApi } from './accountApi';
import { agreementApi } from './agreementApi';
import { alertsApi } from './alertsApi';
import { calendarApi } from './calendarApi';
import { closingApi } from './closingApi';
import { consentsApi } from './consentsApi';
import { decisionsApi } from './delegatesApi';
import { dependentAccessApi } from './dependentAccessApi';
import { guestApi } from './expressApi';
import { invitedAppointmentApi } from './invitedVisitApi';
import { legalApi } from './legalApi';
import { liveApi } from './liveApi';
import { watchedSlotsApi } from './live/watchedPlacesApi';
import { messagesApi } from './messagesApi';
import { appointmentsApi } from './appointmentsApi';
import { recoveryApi } from './recoveryApi';
import { sessionApi } from './sessionApi';
import { threadsApi } from './threadsApi';
import { appointmentLinkApi } from './visitLinkApi';
import { appointmentListApi } from './visitsApi';

/** Every part of the one API: who imports it has every endpoint, whichever page a visitor would have opened first. */
export const everyApi = [
  accessLogApi,
  accountApi,
  agreementApi,
  alertsApi,
  appointmentsApi,
  calendarApi,
  closingApi,
  consentsApi,
  decisionsApi,
  dependentAccessApi,
  guestApi,
  invitedAppointmentApi,
  legalApi,
  liveApi,
  messagesApi,
  recoveryApi,
  sessionApi,
  threadsApi,
  appointmentLinkApi,
  appointmentListApi,
  watchedSlotsApi,
] as const;

type NamesOf<A> = A extends { endpoints: infer E } ? keyof E & string : never;

/** Every endpoint by its name, those that others build on among them: for tables that must have a line for each. */
export type EndpointName = NamesOf<(typeof everyApi)[number]>;
