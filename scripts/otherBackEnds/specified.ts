import {
  appointmentSchema,
  cancelQuery,
  historyAnswer,
  historyBody,
  reserveBody,
  searchAnswer,
  searchBody,
} from '../../contract/appointments.ts';
import type { specifiedCalls } from '../../contract/calls.ts';
import { networkAnswer } from '../../contract/clinics.ts';
import { dependent, dependentBody, dependentInputBody } from '../../contract/dependents.ts';
import { newPasswordBody, recoveredUser, recoveryBody, recoveryKeyBody } from '../../contract/recovery.ts';
import { loginAnswer, loginBody, signupAnswer, signupBody } from '../../contract/session.ts';
import { shapeOf } from './shapeOf.ts';

type SpecifiedCall = (typeof specifiedCalls)[number];

/** What section 7 leaves open, what our server takes and answers, and a note. */
export type Line = { open: string; takes: string; answers: string; note?: string };

const bare = 'nothing';
const markup = { open: 'the markup', takes: '`lang`', answers: 'HTML' } as const;
const legal = 'The portal keeps headings, lists, links and anchors, and drops scripts and forms.';
const typed = 'Where the answer names no login id, it is the one that was typed.';
const listed = 'The portal sends the dependent as listed';

/** A call that has no line does not compile. */
export const specified: Record<SpecifiedCall, Line> = {
  login: {
    open: 'the answer',
    takes: shapeOf(loginBody),
    answers: shapeOf(loginAnswer),
    note: typed,
  },
  logout: { open: 'the answer', takes: bare, answers: bare },
  getPrivacy: { ...markup, note: legal },
  getTerms: { ...markup, note: legal },
  signup: { open: 'the answer', takes: shapeOf(signupBody), answers: shapeOf(signupAnswer), note: typed },
  requestRecovery: { open: 'the text', takes: shapeOf(recoveryBody), answers: 'text' },
  openRecovery: {
    open: 'how the key is posted, the other fields of the user',
    takes: shapeOf(recoveryKeyBody),
    answers: shapeOf(recoveredUser),
  },
  completeRecovery: {
    open: 'the answer',
    takes: shapeOf(newPasswordBody),
    answers: shapeOf(loginAnswer),
    note: typed,
  },
  countUnread: { open: 'the form of the count', takes: bare, answers: 'integer' },
  getNetwork: {
    open: 'the fields of a clinic, the two maps, `user`',
    takes: bare,
    answers: shapeOf(networkAnswer),
  },
  searchSlots: { open: 'the criteria, the free spaces', takes: shapeOf(searchBody), answers: shapeOf(searchAnswer) },
  reserveSlot: {
    open: 'the fields of a space, the reservation',
    takes: shapeOf(reserveBody),
    answers: shapeOf(appointmentSchema),
  },
  cancelAppointment: {
    open: 'the answer, which reservation of the clinic is meant',
    takes: shapeOf(cancelQuery),
    answers: 'the cancelled reservation',
    note: 'The portal sends `clinicId` alone, and adds `reservationId` where another appointment at that clinic is to come.',
  },
  listHistory: {
    open: 'the answer',
    takes: shapeOf(historyBody),
    answers: shapeOf(historyAnswer),
    note: 'The clock divides a bare list.',
  },
  listDependents: {
    open: 'more fields than the six of section 3',
    takes: bare,
    answers: `a list of ${shapeOf(dependent)}`,
    note: 'Without `scopes`, every level is granted.',
  },
  updateAccessDependent: {
    open: 'the answer',
    takes: shapeOf(dependentInputBody),
    answers: 'the dependent',
    note: `${listed}; only the changed fields differ.`,
  },
  removeDependentAccess: {
    open: 'the answer',
    takes: shapeOf(dependentBody),
    answers: 'the dependent',
    note: `${listed}.`,
  },
  lockDependentAccess: {
    open: 'the answer',
    takes: shapeOf(dependentBody),
    answers: 'the dependent',
    note: `${listed}.`,
  },
};
