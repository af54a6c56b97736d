import {
  appointmentSchema,
  cancelQuery,
  historyAnswer,
  historyBody,
  reserveBody,
  searchAnswer,
  searchBody,
} from '../../contract/appointments.ts';
import type { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import { networkAnswer } from '../../contract/clinics.ts';
import { dependent, dependentBody, dependentInputBody } from '../../contract/dependents.ts';
import { newPasswordBody, recoveredUser, recoveryBody, recoveryKeyBody } from '../../contract/recovery.ts';
import { loginAnswer, loginBody, signupAnswer, signupBody } from '../../contract/session.ts';
import { shapeOf } from './shapeOf.ts';

type SpecifiedCall = keyof typeof specifiedCalls;

/** What section 7 leaves open, what our server takes and answers, what the portal accepts. */
export type Line = { open: string; takes: string; answers: string; accepts: string };

const bare = 'nothing';
const anyAnswer = 'Any answer, also none.';
const login = 'Any answer. `login` is the login id; without it, the id that was typed.';
const legal = 'A text or a page. The portal keeps headings, lists, links and anchors, and drops scripts and forms.';
const change =
  'Any answer, also none. The portal sends the dependent as listed, and for an update only the changed field differs.';

/** A call that has no line does not compile. */
export const specified: Record<SpecifiedCall, Line> = {
  login: { open: 'the answer', takes: shapeOf(loginBody), answers: shapeOf(loginAnswer), accepts: login },
  logout: { open: 'the answer', takes: bare, answers: bare, accepts: anyAnswer },
  getPrivacy: { open: 'the markup', takes: '`lang`', answers: 'HTML', accepts: legal },
  getTerms: { open: 'the markup', takes: '`lang`', answers: 'HTML', accepts: legal },
  signup: { open: 'the answer', takes: shapeOf(signupBody), answers: shapeOf(signupAnswer), accepts: login },
  requestRecovery: { open: 'the text', takes: shapeOf(recoveryBody), answers: 'text', accepts: anyAnswer },
  openRecovery: {
    open: 'how the key is posted, the other fields of the user',
    takes: shapeOf(recoveryKeyBody),
    answers: shapeOf(recoveredUser),
    accepts: 'An object with `login`, or that object as text.',
  },
  completeRecovery: {
    open: 'the answer',
    takes: shapeOf(newPasswordBody),
    answers: shapeOf(loginAnswer),
    accepts: login,
  },
  countUnread: { open: 'the form of the count', takes: bare, answers: 'integer', accepts: 'A number, also as text.' },
  getNetwork: {
    open: 'the fields of a clinic, the two maps, `user`',
    takes: bare,
    answers: shapeOf(networkAnswer),
    accepts: 'A clinic needs `clinicId`. Ids may be numbers. Everything else may be absent.',
  },
  searchSlots: {
    open: 'the criteria, the free spaces',
    takes: shapeOf(searchBody),
    answers: shapeOf(searchAnswer),
    accepts:
      'A list, or an object with `spaces`. A space needs `spaceId`, `clinicId` and `start`; ids may be numbers. One that lacks these is not shown.',
  },
  reserveSlot: {
    open: 'the fields of a space, the reservation',
    takes: shapeOf(reserveBody),
    answers: shapeOf(appointmentSchema),
    accepts: 'Any answer. Without `reservationId` and `start`, the confirmation shows the space that was chosen.',
  },
  cancelAppointment: {
    open: 'the answer, which reservation of the clinic is meant',
    takes: shapeOf(cancelQuery),
    answers: 'the cancelled reservation',
    accepts:
      'Any answer, also none. The portal sends `clinicId` alone, and adds `reservationId` where another appointment at that clinic is to come.',
  },
  listHistory: {
    open: 'the answer',
    takes: shapeOf(historyBody),
    answers: shapeOf(historyAnswer),
    accepts: 'An object with `upcoming` and `past`. An appointment needs `reservationId` and `start`.',
  },
  listDependents: {
    open: 'more fields than the six of section 3',
    takes: bare,
    answers: `a list of ${shapeOf(dependent)}`,
    accepts: 'A list. A dependent needs `patientId`, which may be a number. Without `scopes`, every level is granted.',
  },
  updateAccessDependent: {
    open: 'the answer',
    takes: shapeOf(dependentInputBody),
    answers: 'the dependent',
    accepts: change,
  },
  removeDependentAccess: {
    open: 'the answer',
    takes: shapeOf(dependentBody),
    answers: 'the dependent',
    accepts: change,
  },
  lockDependentAccess: { open: 'the answer', takes: shapeOf(dependentBody), answers: 'the dependent', accepts: change },
};
