import type { StaffCallName } from '../../contract/staffCalls.ts';
import { careApi } from '../staff/careApi';
import { connectionApi } from '../staff/connectionApi';
import { fetchStaffFile } from '../staff/fetchStaffFile';
import { invitationsApi } from '../staff/invitationsApi';
import { peopleApi } from '../staff/peopleApi';
import { slotsApi } from '../staff/slotsApi';
import { staffApi } from '../staff/staffApi';
import type { StaffStore } from '../staff/staffStore';
import { threadsApi } from '../staff/threadsApi';
import type { StaffEntry } from './renderStaff';
import { dayFromNow, offerSlots } from './slots';
import { bookSlot } from './staffSteps';
import { askClinic } from './threadSteps';
import { server } from './underTest';

/** An appointment at a clinic, a free slot there, and a question to it. */
export type AtClinic = {
  clinic: string;
  threadId: string;
  reservationId: string;
  startsAt: string;
  free: string;
  freeAt: string;
};

export const bookAt = async (clinic: string): Promise<AtClinic> => {
  const [slot = '', free = ''] = await offerSlots({ clinicId: clinic, times: ['09:15', '11:15'] });
  await bookSlot(slot);
  const [row] = await server().sql('select id, starts_at from appointments where slot_id = $1', [slot]);
  const [to] = await server().sql('select starts_at from slots where id = $1', [free]);
  const instant = (found: typeof row) => new Date(String(found?.['starts_at'])).toISOString();
  const threadId = await askClinic(clinic);
  return { clinic, reservationId: String(row?.['id']), startsAt: instant(row), free, freeAt: instant(to), threadId };
};

export type StaffAnswer = { data?: unknown; error?: unknown };
type Ask = (store: StaffStore) => PromiseLike<StaffAnswer>;

const once = { subscribe: false, forceRefetch: true };

const asksAboutPeople = (clinic: string) => {
  const { actOnLink, findPeople, joinRecords, noteCard, showAccess, showPerson } = peopleApi.endpoints;
  const [patientId, key] = [crypto.randomUUID(), crypto.randomUUID()];
  const card = { clinic, patientId, nam: 'TREJ50072411', birthDate: '1950-07-24', key };
  return {
    showAccess: ({ dispatch }) => dispatch(showAccess.initiate(clinic, once)),
    findPeople: ({ dispatch }) => dispatch(findPeople.initiate({ clinic, word: 'Roy', birthDate: '1950-07-24' })),
    showPerson: ({ dispatch }) => dispatch(showPerson.initiate({ clinic, patientId }, once)),
    noteCard: ({ dispatch }) => dispatch(noteCard.initiate(card)),
    joinRecords: ({ dispatch }) =>
      dispatch(joinRecords.initiate({ clinic, patientId, record: crypto.randomUUID(), key: crypto.randomUUID() })),
    actOnLink: ({ dispatch }) =>
      dispatch(actOnLink.initiate({ linkId: patientId, body: { clinic, act: 'lock' }, key: crypto.randomUUID() })),
  } satisfies Partial<Record<StaffCallName, Ask>>;
};

/** Every call of the staff area, but its stream. */
export const everyStaffAsk = (
  { login }: StaffEntry,
  { clinic, reservationId, startsAt, free, freeAt, threadId }: AtClinic,
) => {
  const { signIn, whoAmI, signOut, showDay, actOnAppointment, cancelAppointment } = staffApi.endpoints;
  const { moveAppointment, remindPatient, showOpenings, writeToPatient } = careApi.endpoints;
  const { addSlots, offerSlots: offer, showSeriesChoices, showSlots, withdrawSlots } = slotsApi.endpoints;
  const { actOnInvitation, invitePerson, showInvitations } = invitationsApi.endpoints;
  const { actOnThread, answerThread, countThreads, readThread, showThreads } = threadsApi.endpoints;
  const day = { clinic, date: dayFromNow(1) };
  const shown = { reservationId, startsAt, day };
  const named = { clinic: day.clinic, slots: [free] };
  const hours = { dates: [dayFromNow(2)], from: 540, until: 560, length: 20 as const };
  const series = { clinic, serviceId: clinic, professionalId: null, mode: 'in-person' as const, ...hours };
  const card = { nam: 'TREH50540915', birthDate: '1950-04-09', firstName: 'Huguette', lastName: 'Tremblay' };
  const mailed = { email: 'huguette@exemple.ca', lang: 'fr' as const, careType: 'walk-in' as const };
  const invited = { clinic, ...card, ...mailed, count: 1, days: 14 };
  const message = { reservationId, subject: 'Avant la visite', body: 'Venez à jeun.', key: crypto.randomUUID() };
  const move = { slotId: free, to: freeAt, dateThere: day.date, offersAgain: true, key: crypto.randomUUID() };
  return {
    signIn: ({ dispatch }) => dispatch(signIn.initiate({ login, password: 'x', code: '123456' })),
    whoAmI: ({ dispatch }) => dispatch(whoAmI.initiate(undefined, once)),
    showDay: ({ dispatch }) => dispatch(showDay.initiate(day, once)),
    actOnAppointment: ({ dispatch }) => dispatch(actOnAppointment.initiate({ ...shown, act: 'arrived' })),
    cancelAppointment: ({ dispatch }) => dispatch(cancelAppointment.initiate({ ...shown, offersAgain: true })),
    remindPatient: ({ dispatch }) => dispatch(remindPatient.initiate(shown)),
    writeToPatient: ({ dispatch }) => dispatch(writeToPatient.initiate(message)),
    showOpenings: ({ dispatch }) => dispatch(showOpenings.initiate(reservationId, once)),
    moveAppointment: ({ dispatch }) => dispatch(moveAppointment.initiate({ ...shown, ...move })),
    showSlots: ({ dispatch }) => dispatch(showSlots.initiate({ clinic: day.clinic, from: day.date }, once)),
    showSeriesChoices: ({ dispatch }) => dispatch(showSeriesChoices.initiate(clinic, once)),
    addSlots: ({ dispatch }) => dispatch(addSlots.initiate({ body: series, key: crypto.randomUUID() })),
    withdrawSlots: ({ dispatch }) =>
      dispatch(
        withdrawSlots.initiate({ body: { ...named, reason: 'room', setAside: false }, key: crypto.randomUUID() }),
      ),
    offerSlots: ({ dispatch }) => dispatch(offer.initiate({ body: named, key: crypto.randomUUID() })),
    showInvitations: ({ dispatch }) => dispatch(showInvitations.initiate(clinic, once)),
    invitePerson: ({ dispatch }) => dispatch(invitePerson.initiate({ body: invited, key: crypto.randomUUID() })),
    actOnInvitation: ({ dispatch }) =>
      dispatch(
        actOnInvitation.initiate({ invitationId: free, body: { clinic, act: 'renew' }, key: crypto.randomUUID() }),
      ),
    showThreads: ({ dispatch }) => dispatch(showThreads.initiate(clinic, once)),
    countThreads: ({ dispatch }) => dispatch(countThreads.initiate(clinic, once)),
    readThread: ({ dispatch }) => dispatch(readThread.initiate(threadId, once)),
    answerThread: ({ dispatch }) =>
      dispatch(answerThread.initiate({ threadId, body: 'Oui.', revision: 1, key: crypto.randomUUID() })),
    actOnThread: ({ dispatch }) => dispatch(actOnThread.initiate({ threadId, asked: { act: 'take', from: null } })),
    downloadFile: ({ dispatch }) =>
      dispatch(fetchStaffFile({ attachmentId: crypto.randomUUID(), type: 'application/pdf', size: 8 })),
    ...asksAboutPeople(clinic),
    showConnection: ({ dispatch }) => dispatch(connectionApi.endpoints.showConnection.initiate(clinic, once)),
    showTrail: ({ dispatch }) => dispatch(connectionApi.endpoints.showTrail.initiate(day, once)),
    signOut: ({ dispatch }) => dispatch(signOut.initiate()),
  } satisfies Record<Exclude<StaffCallName, 'followDay'>, (store: StaffStore) => PromiseLike<StaffAnswer>>;
};
