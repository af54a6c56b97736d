import { newsKinds, textNumberStates } from '../../../../contract/catalogues.ts';
import type { EndpointName } from '../../../api/endpoints';
import { alert, criteria, freeList, message, person, slot, profile, secrets, suggestion, appointment } from './fields';
import { network } from './networkFields';
import { amount, codeUnder, day, instant, kept, oneOf, pseudonym, secret, text, type Fields } from './rules';

/** For values that are no objects. */
export const [asked, answer] = ['asked', 'answer'] as const;

const nothing: Fields = {};

const action: Fields = { action: oneOf(['read', 'confirm', 'cancel', 'agree', 'refuse']) };
const moments: Fields = {
  createdAt: instant,
  lastSeenAt: instant,
  decidedAt: instant,
  closedAt: instant,
  reopenUntil: instant,
  openUntil: instant,
};
const texts: Fields = { state: oneOf(textNumberStates), kinds: oneOf(newsKinds) };
const pushes: Fields = { serverKey: secret, kinds: oneOf(newsKinds), elsewhere: amount };
const consent: Fields = { ...moments, version: kept, currentVersion: kept };
const guest: Fields = { ...secrets, ...profile, ...appointment, ...network };
const invitations: Fields = { ...network, ...appointment, ...moments, placesLeft: amount };

/** What may stay of each endpoint; the rest becomes pseudonyms. */
export const endpointFields: Record<EndpointName, Fields> = {
  // Session and account
  login: secrets,
  signup: secrets,
  completeRecovery: secrets,
  reopenAccount: secrets,
  giveCode: secrets,
  getSecondFactor: { ...moments, since: instant, recoveryCodesLeft: amount, lastUsedAt: instant },
  beginSecondFactor: secrets,
  confirmSecondFactor: secrets,
  checkSecondFactor: secrets,
  renewRecoveryCodes: secrets,
  endSecondFactor: secrets,
  beginPasskeyLogin: secrets,
  loginByPasskey: secrets,
  beginPasskey: secrets,
  addPasskey: secrets,
  removePasskey: secrets,
  beginPasskeyCheck: secrets,
  checkPasskey: secrets,
  logout: nothing,
  extendSession: nothing,
  getUser: profile,
  changeUser: profile,
  changePassword: secrets,
  changeEmail: secrets,
  listSessions: moments,
  endSession: { id: oneOf(['others']) },
  requestRecovery: profile,
  openRecovery: secrets,
  verifyEmail: secrets,
  requestVerification: nothing,
  getConsents: consent,
  changeConsents: consent,
  foreseeClosing: {
    ...appointment,
    goes: codeUnder('close.goes.'),
    what: codeUnder('close.keeps.'),
    years: amount,
    reopenDays: amount,
  },
  closeAccount: {
    ...appointment,
    ...secrets,
    ...moments,
    goes: codeUnder('close.goes.'),
    what: codeUnder('close.keeps.'),
    years: amount,
  },
  listAccess: {
    at: instant,
    action: codeUnder('accessLog.action.'),
    kind: codeUnder('accessLog.actor.'),
    capacity: oneOf(['self', 'delegate', 'clinic', 'system', 'anonymous']),
    by: oneOf(['others']),
    from: day,
    to: day,
  },
  knowsAccessLog: nothing,
  getLegalText: { kind: oneOf(['privacy', 'terms']), lang: oneOf(['fr', 'en']), [answer]: text },

  // Dependents and delegates
  listDependents: person,
  addDependent: person,
  requestAgreement: person,
  updateAccessDependent: person,
  lockDependentAccess: person,
  removeDependentAccess: person,
  listDelegates: person,
  grantAccess: person,
  withdrawAccess: nothing,
  openAgreement: { ...person, ...secrets, ...action },

  // Appointments
  getNetwork: { ...network, [asked]: oneOf(['main', 'nosession']) },
  searchSlots: { ...person, ...slot, ...criteria, ...suggestion },
  listHolds: slot,
  holdSlot: { ...person, ...slot },
  releaseSlot: { ...person, ...slot },
  reserveSlot: { ...person, ...appointment },
  listHistory: { ...person, ...appointment },
  rescheduleAppointment: { ...person, ...appointment },
  confirmAppointment: nothing,
  changeAppointmentPhone: { ...person, ...appointment },
  cancelAppointment: person,
  listAlerts: alert,
  addAlert: { ...person, ...alert },
  endAlert: nothing,
  countSlots: { ...person, ...criteria, date: day, count: amount },
  getChoices: { ...appointment, offers: oneOf(['professional', 'clinic', 'nothing']) },
  forgetChoices: nothing,
  watchSlots: { [answer]: { each: oneOf(['taken', 'freed']), keysAreIds: true } },
  followEvents: {
    type: oneOf(['unread', 'place', 'hold', 'visit', 'alert', 'dependents', 'reset']),
    state: oneOf(['taken', 'freed', 'ending', 'ended', 'offered']),
    change: oneOf(['booked', 'moved', 'confirmed', 'numberChanged', 'cancelled', 'arrived', 'kept', 'missed']),
    by: oneOf(['patient', 'clinic']),
    expiresAt: instant,
    total: amount,
    unread: amount,
    count: amount,
  },
  getSupport: nothing,
  getCalendarFeed: secrets,
  replaceCalendarFeed: secrets,
  endCalendarFeed: nothing,
  getTexts: texts,
  keepTextNumber: texts,
  confirmTextNumber: { ...texts, code: secret },
  chooseTexts: texts,
  endTextNumber: nothing,
  getPushes: pushes,
  keepPushes: { ...pushes, endpoint: secret, p256dh: secret, auth: secret },
  choosePushes: pushes,
  endPushes: nothing,
  endOtherPushes: nothing,

  // Messages
  countUnread: { [answer]: amount },
  countUnreadAbout: { [answer]: amount },
  listThreads: message,
  openThread: message,
  listWritableClinics: message,
  markRead: nothing,
  archiveThread: nothing,
  uploadAttachment: message,
  sendMessage: message,

  // Guests
  holdGuestSlot: guest,
  extendGuestHold: guest,
  releaseGuestSlot: guest,
  identifyGuest: guest,
  reserveGuestSlot: guest,
  openGuestAppointment: guest,
  cancelGuestAppointment: guest,
  rescheduleGuestAppointment: guest,
  confirmGuestAppointment: guest,
  changeGuestPhone: guest,
  openAppointmentLink: { ...appointment, ...secrets, ...action },

  // Invitations
  openInvitationArea: { ...secrets, birthDate: pseudonym, nam: secret },
  listInvitations: invitations,
  listInvitedSlots: { ...slot, [answer]: freeList },
  leaveInvitationArea: nothing,
  holdInvitedSlot: slot,
  releaseInvitedSlot: slot,
  reserveInvitedSlot: appointment,
  confirmInvitedAppointment: appointment,
  cancelInvitedAppointment: appointment,
  changeInvitedPhone: appointment,
};
