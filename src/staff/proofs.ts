import type { AppointmentStatus } from '../../contract/appointmentStatuses.ts';
import type { StaffAct, StaffAppointment, StaffDay, StaffDayQuery } from '../../contract/staff.ts';
import type { StaffThread, ThreadAct } from '../../contract/staffThreads.ts';
import type { StaffArgs } from './staffQuery';

type Look = NonNullable<StaffArgs['look']>;

const shownBy: Record<StaffAct | 'cancel', readonly AppointmentStatus[]> = {
  arrived: ['checked-in', 'fulfilled'],
  done: ['fulfilled'],
  missed: ['noshow'],
  undone: ['booked'],
  cancel: ['cancelled'],
};

const seenInDay =
  (day: StaffDayQuery, reservationId: string, stands: (appointment: StaffAppointment) => boolean): Look =>
  async (ask) => {
    const { data } = await ask({ call: 'showDay', params: day });
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the shape of showDay was judged
    const shown = data as StaffDay | undefined;
    const about = shown?.appointments.find((one) => one.reservationId === reservationId);
    return about !== undefined && stands(about);
  };

export const seenOn = (day: StaffDayQuery, reservationId: string, act: StaffAct | 'cancel'): Look =>
  seenInDay(day, reservationId, ({ status }) => shownBy[act].includes(status));

export const seenAt = (day: StaffDayQuery, reservationId: string, startsAt: string): Look =>
  seenInDay(day, reservationId, (one) => one.status === 'booked' && Date.parse(one.startsAt) === Date.parse(startsAt));

export const withRetry = (args: StaffArgs & { key: string }): StaffArgs => ({
  ...args,
  look: async (ask) => (await ask(args)).error === undefined,
});

const seenThread =
  (threadId: string, isDone: (thread: StaffThread) => boolean): Look =>
  async (ask) => {
    const { data } = await ask({ call: 'readThread', id: threadId });
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the shape of readThread was judged
    const thread = data as StaffThread | undefined;
    return thread !== undefined && isDone(thread);
  };

const wordsOf = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

export const answerSeen = (threadId: string, { body, after }: { body: string; after: string }): Look =>
  seenThread(threadId, ({ messages }) =>
    messages
      .slice(messages.findIndex(({ messageId }) => messageId === after) + 1)
      .some((message) => message.isMine && wordsOf(message.body) === wordsOf(body)),
  );

const stands: Record<ThreadAct, (thread: StaffThread) => boolean> = {
  take: ({ holder }) => holder?.isMe === true,
  giveBack: ({ holder }) => holder === null,
  close: ({ isWaiting }) => !isWaiting,
};

export const careSeen = (threadId: string, act: ThreadAct): Look => seenThread(threadId, stands[act]);

export const endSeen: Look = async (ask) => (await ask({ call: 'whoAmI' })).error?.status === 401;
