import type { CallName } from '../../contract/calls.ts';
import type { Dependent } from '../../contract/dependents.ts';
import { accessLogApi } from '../api/accessLogApi';
import { accountApi } from '../api/accountApi';
import { agreementApi } from '../api/agreementApi';
import { slotIn } from '../api/appointmentAnswers';
import { appointmentLinkApi } from '../api/appointmentLinkApi';
import { appointmentChangesApi } from '../api/appointmentChangesApi';
import { appointmentsApi } from '../api/appointmentsApi';
import { calendarApi } from '../api/calendarApi';
import { closingApi } from '../api/closingApi';
import { consentsApi } from '../api/consentsApi';
import { decisionsApi } from '../api/delegatesApi';
import { dependentAccessApi } from '../api/dependentAccessApi';
import { exportFile } from '../api/exportFile';
import { guestApi } from '../api/guestApi';
import { invitationAreaApi } from '../api/invitationApi';
import { invitedAppointmentApi } from '../api/invitedAppointmentApi';
import { legalApi } from '../api/legalApi';
import { messagesApi } from '../api/messagesApi';
import { recoveryApi } from '../api/recoveryApi';
import { profileApi } from '../api/profileApi';
import { sessionApi } from '../api/sessionApi';
import { threadsApi } from '../api/threadsApi';
import type { AppDispatch } from '../store/hooks';
import type { NeverAsked } from './callNames';
import { childsBirthDate } from './childsBirth';
import { factorAsks } from './factorCalls';
import { fileAsks } from './fileCalls';
import { homeAsks } from './homeCalls';

export type Asked = { data?: unknown; error?: unknown };

type Ask = (dispatch: AppDispatch) => PromiseLike<Asked>;

const [session, account] = [sessionApi.endpoints, accountApi.endpoints];
const slots = appointmentsApi.endpoints;
const list = appointmentChangesApi.endpoints;
const access = dependentAccessApi.endpoints;
const [guest, area] = [guestApi.endpoints, invitationAreaApi.endpoints];
const invited = invitedAppointmentApi.endpoints;

const once = { forceRefetch: true, subscribe: false } as const;
const entry = { username: 'luc', password: 'x' };
const mailed = { key: 'cle', birthDate: '1950-07-24' };
export type AskedName = Exclude<CallName, NeverAsked>;

type Asks = Partial<Record<CallName, Ask>>;

type Named = 'clinicId' | 'free' | 'reservationId' | 'patientId';
export type About = Record<Named, string> & { invitationId?: string; holdId?: string };

const partsOf = ({ clinicId, free, patientId }: About) => {
  const space = slotIn({ spaceId: free, clinicId, start: '2099-11-20T14:00:00-05:00' });
  if (!space) throw new Error('no slot');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a person as listed, with what the proofs read
  const child = { patientId, locked: true, hasAccess: true, scopes: ['book'] } as unknown as Dependent;
  return { space, child };
};

const entryAsks = {
  login: (ask) => ask(session.login.initiate(entry)),
  logout: (ask) => ask(session.logout.initiate()),
  getPrivacy: (ask) => ask(legalApi.endpoints.getLegalText.initiate({ kind: 'privacy', lang: 'fr' }, once)),
  getTerms: (ask) => ask(legalApi.endpoints.getLegalText.initiate({ kind: 'terms', lang: 'fr' }, once)),
  signup: (ask) => ask(session.signup.initiate({ email: 'a@exemple.ca', password: 'x', login: 'luc', nam: 'X' })),
  requestRecovery: (ask) => ask(recoveryApi.endpoints.requestRecovery.initiate({ email: 'a@exemple.ca', nam: 'X' })),
  openRecovery: (ask) => ask(recoveryApi.endpoints.openRecovery.initiate({ key: 'cle' }, once)),
  completeRecovery: (ask) =>
    ask(session.completeRecovery.initiate({ username: 'luc', newPassword: 'x', confirmNewPassword: 'x', key: 'cle' })),
  openAgreement: (ask) => ask(agreementApi.endpoints.openAgreement.initiate({ ...mailed, action: 'agree' })),
  openAppointmentLink: (ask) =>
    ask(appointmentLinkApi.endpoints.openAppointmentLink.initiate({ ...mailed, action: 'cancel' })),
  verifyEmail: (ask) => ask(recoveryApi.endpoints.verifyEmail.initiate({ key: 'cle' })),
  reopenAccount: (ask) => ask(session.reopenAccount.initiate(entry)),
} satisfies Asks;

const bookingAsks = ({ reservationId, ...about }: About) => {
  const { clinicId, free: spaceId, patientId } = about;
  const { space, child } = partsOf({ ...about, reservationId });
  return {
    getNetwork: (ask) => ask(slots.getNetwork.initiate('main', once)),
    searchSlots: (ask) =>
      ask(slots.searchSlots.initiate({ criteria: {}, searcher: { root: 'main', dependent: null } }, once)),
    reserveSlot: (ask) => ask(slots.reserveSlot.initiate({ space, raisonVisite: 'skin', dependent: null })),
    cancelAppointment: (ask) => ask(list.cancelAppointment.initiate({ clinicId, reservationId, person: null })),
    listHistory: (ask) => ask(slots.listHistory.initiate(null, once)),
    listDependents: (ask) => ask(access.listDependents.initiate(undefined, once)),
    updateAccessDependent: (ask) => ask(access.updateAccessDependent.initiate(child)),
    removeDependentAccess: (ask) => ask(access.removeDependentAccess.initiate(child)),
    lockDependentAccess: (ask) => ask(access.lockDependentAccess.initiate(child)),
    addDependent: (ask) =>
      ask(
        access.addDependent.initiate({
          firstName: 'Zoé',
          lastName: 'Roy',
          birthDate: childsBirthDate,
          relationship: 'child',
          basis: 'parental-authority',
        }),
      ),
    requestAgreement: (ask) => ask(access.requestAgreement.initiate({ patientId, contact: { email: 'a@exemple.ca' } })),
    listDelegates: (ask) => ask(decisionsApi.endpoints.listDelegates.initiate(undefined, once)),
    grantAccess: (ask) => ask(decisionsApi.endpoints.grantAccess.initiate({ linkId: 'l', scopes: ['book'] })),
    withdrawAccess: (ask) => ask(decisionsApi.endpoints.withdrawAccess.initiate({ linkId: 'l' })),
    listHolds: (ask) => ask(slots.listHolds.initiate(undefined, once)),
    holdSlot: (ask) => ask(slots.holdSlot.initiate({ space, dependent: null })),
    releaseSlot: (ask) => ask(slots.releaseSlot.initiate({ spaceId, dependent: null })),
    rescheduleAppointment: (ask) => ask(list.rescheduleAppointment.initiate({ reservationId, space, person: null })),
    confirmAppointment: (ask) => ask(list.confirmAppointment.initiate({ reservationId })),
    changeAppointmentPhone: (ask) => ask(list.changeAppointmentPhone.initiate({ reservationId, phone: '1' })),
  } satisfies Asks;
};

const openAsks = ({ free: spaceId, reservationId, invitationId = 'i', holdId = 'h' }: About) => {
  const [token, phone, managed, booked] = ['t', '514 555-0199', { manageToken: 'm' }, { invitationId, reservationId }];
  const slotToken = { spaceId, token };
  return {
    getGuestNetwork: (ask) => ask(slots.getNetwork.initiate('nosession', once)),
    searchGuestSlots: (ask) =>
      ask(slots.searchSlots.initiate({ criteria: {}, searcher: { root: 'nosession', token: null } }, once)),
    getGuestProof: (ask) => ask(guest.holdGuestSlot.initiate({ spaceId, token: null })),
    holdGuestSlot: (ask) => ask(guest.extendGuestHold.initiate({ ...slotToken, holdId })),
    releaseGuestSlot: (ask) => ask(guest.releaseGuestSlot.initiate({ token })),
    identifyGuest: (ask) =>
      ask(
        guest.identifyGuest.initiate({
          token,
          firstName: 'Zoé',
          lastName: 'Roy',
          birthDate: '1950-07-24',
          email: 'a@exemple.ca',
          lang: 'fr',
        }),
      ),
    reserveGuestSlot: (ask) => ask(guest.reserveGuestSlot.initiate({ token, code: '123456', raisonVisite: 'skin' })),
    openGuestAppointment: (ask) =>
      ask(guest.openGuestAppointment.initiate({ reference: 'ABCDE23456', birthDate: '1950-07-24' })),
    cancelGuestAppointment: (ask) => ask(guest.cancelGuestAppointment.initiate(managed)),
    rescheduleGuestAppointment: (ask) => ask(guest.rescheduleGuestAppointment.initiate({ ...managed, space: spaceId })),
    confirmGuestAppointment: (ask) => ask(guest.confirmGuestAppointment.initiate(managed)),
    changeGuestPhone: (ask) => ask(guest.changeGuestPhone.initiate({ ...managed, phone })),
    openInvitationArea: (ask) =>
      ask(area.openInvitationArea.initiate({ nam: 'X', birthDate: '1950-07-24', code: 'CODE' })),
    listInvitations: (ask) => ask(area.listInvitations.initiate(undefined, once)),
    listInvitedSlots: (ask) => ask(area.listInvitedSlots.initiate(invitationId, once)),
    holdInvitedSlot: (ask) => ask(invited.holdInvitedSlot.initiate({ invitationId, spaceId })),
    releaseInvitedSlot: (ask) => ask(invited.releaseInvitedSlot.initiate({ invitationId, holdId })),
    reserveInvitedSlot: (ask) => ask(invited.reserveInvitedSlot.initiate({ invitationId, space: spaceId })),
    cancelInvitedAppointment: (ask) => ask(invited.cancelInvitedAppointment.initiate(booked)),
    confirmInvitedAppointment: (ask) => ask(invited.confirmInvitedAppointment.initiate(booked)),
    changeInvitedPhone: (ask) => ask(invited.changeInvitedPhone.initiate({ ...booked, phone })),
    leaveInvitationArea: (ask) => ask(area.leaveInvitationArea.initiate()),
  } satisfies Asks;
};

const accountAsks = ({ clinicId }: About) =>
  ({
    getCalendarFeed: (ask) => ask(calendarApi.endpoints.getCalendarFeed.initiate(undefined, once)),
    replaceCalendarFeed: (ask) => ask(calendarApi.endpoints.replaceCalendarFeed.initiate()),
    endCalendarFeed: (ask) => ask(calendarApi.endpoints.endCalendarFeed.initiate()),
    listThreads: (ask) => ask(threadsApi.endpoints.listThreads.initiate({ folder: 'inbox' }, once)),
    openThread: (ask) => ask(threadsApi.endpoints.openThread.initiate('f', once)),
    markRead: (ask) => ask(messagesApi.endpoints.markRead.initiate({ threadId: 'f', messageIds: ['m'] })),
    archiveThread: (ask) => ask(messagesApi.endpoints.archiveThread.initiate({ threadId: 'f', archived: true })),
    sendMessage: (ask) =>
      ask(messagesApi.endpoints.sendMessage.initiate({ clinicId, subject: 'Toux', body: 'Bonjour' })),
    uploadAttachment: (ask) =>
      ask(messagesApi.endpoints.uploadAttachment.initiate({ file: new File(['x'], 'x.txt'), uploadId: 'u' })),
    listWritableClinics: (ask) => ask(threadsApi.endpoints.listWritableClinics.initiate(null, once)),
    getUser: (ask) => ask(profileApi.endpoints.getUser.initiate(undefined, once)),
    changeUser: (ask) => ask(profileApi.endpoints.changeUser.initiate({ firstName: 'Zoé' })),
    changePassword: (ask) =>
      ask(account.changePassword.initiate({ password: 'x', newPassword: 'y', confirmNewPassword: 'y' })),
    changeEmail: (ask) => ask(account.changeEmail.initiate({ password: 'x', email: 'b@exemple.ca' })),
    requestVerification: (ask) => ask(recoveryApi.endpoints.requestVerification.initiate()),
    foreseeClosing: (ask) => ask(closingApi.endpoints.foreseeClosing.initiate(undefined, once)),
    closeAccount: (ask) => ask(closingApi.endpoints.closeAccount.initiate({ password: 'x' })),
    listSessions: (ask) => ask(account.listSessions.initiate(undefined, once)),
    endSession: (ask) => ask(account.endSession.initiate({ id: 'others' })),
    listAccess: (ask) => ask(accessLogApi.endpoints.listAccess.initiate({}, once)),
    exportFile: (ask) => ask(exportFile('x', new AbortController())),
    getConsents: (ask) => ask(consentsApi.endpoints.getConsents.initiate(undefined, once)),
    changeConsents: (ask) =>
      ask(consentsApi.endpoints.changeConsents.initiate({ analytics: { granted: true, version: '2' } })),
    extendSession: (ask) => ask(session.extendSession.initiate()),
  }) satisfies Asks;

/** A new call does not compile without its line. */
export const askEveryCall = (about: About): Record<AskedName, Ask> => ({
  ...entryAsks,
  ...homeAsks,
  ...fileAsks,
  ...factorAsks,
  ...bookingAsks(about),
  ...openAsks(about),
  ...accountAsks(about),
});
