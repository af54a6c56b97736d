import { calls } from '../../contract/calls.ts';
import type {
  ExpressCancelBody,
  ExpressHold,
  ExpressIdentified,
  ExpressIdentifyBody,
  ExpressManageBody,
  ExpressManaged,
  ExpressReleaseBody,
  ExpressRescheduleBody,
  ExpressReserveBody,
  ExpressVisit,
} from '../../contract/express.ts';
import type { Reservation } from '../../contract/appointments.ts';
import { api } from './api';
import { keepWithProof, type ExpressPlace } from './keepWithProof';

/** A visit being booked; its hold ends at a time of this device's clock, in milliseconds. Null when the place is not kept. */
export type ExpressKept = { token: string; hold: { holdId: string; extendable: boolean; endsAt: number } | null };

/** Ends are moved from the server's clock to this device's: phones are often minutes wrong. */
const keptIn = ({ token, hold, checkedAt }: ExpressHold, now: number): ExpressKept => {
  const ahead = Date.parse(checkedAt) - now;
  return {
    token,
    hold: hold && { holdId: hold.holdId, extendable: hold.extendable, endsAt: Date.parse(hold.expiresAt) - ahead },
  };
};

/** A visit as the other screens know one: its reason and a last name are not told here. */
const visitIn = ({ firstName, ...visit }: ExpressVisit): Reservation => ({
  ...visit,
  raisonVisite: '',
  patient: { patientId: '', firstName, lastName: null },
});

/** A visit that was found again, and the right to change it for fifteen minutes. */
export type ManagedVisit = { visit: Reservation; manageToken: string };

/**
 * The express area (product §4 Express); its clinics and places are asked for as inside (appointmentsApi.ts). Whatever says who a
 * person is goes out in a mutation, of which nothing stays once its page is left.
 */
export const expressApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Holds a place for five minutes, after some work of this device. */
    keepExpressSpace: build.mutation<ExpressKept, ExpressPlace>({
      queryFn: async (place, { signal }, _options, ask) => {
        const answer = await keepWithProof(place, async (args) => ask(args), signal);
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: only our own server has this area, and it answers by its contract
        return 'error' in answer ? answer : { data: keptIn(answer.data as ExpressHold, Date.now()) };
      },
    }),
    /** The same place for five minutes more, once, without work. */
    extendExpressHold: build.mutation<ExpressKept, ExpressPlace & { holdId: string }>({
      query: (body) => ({ call: calls.holdExpressSpace, body }),
      transformResponse: (answer: ExpressHold) => keptIn(answer, Date.now()),
    }),
    releaseExpressSpace: build.mutation<unknown, ExpressReleaseBody>({
      query: (body) => ({ call: calls.releaseExpressSpace, body, keepalive: true }),
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
    identifyExpress: build.mutation<ExpressIdentified, ExpressIdentifyBody>({
      query: (body) => ({ call: calls.identifyExpress, body }),
    }),
    reserveExpressSpace: build.mutation<Reservation, ExpressReserveBody>({
      query: (body) => ({ call: calls.reserveExpressSpace, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
    openExpressVisit: build.mutation<ManagedVisit, ExpressManageBody>({
      query: (body) => ({ call: calls.openExpressVisit, body }),
      transformResponse: ({ visit, manageToken }: ExpressManaged) => ({ visit: visitIn(visit), manageToken }),
    }),
    cancelExpressVisit: build.mutation<Reservation, ExpressCancelBody>({
      query: (body) => ({ call: calls.cancelExpressVisit, body }),
      transformResponse: visitIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
    rescheduleExpressVisit: build.mutation<Reservation, ExpressRescheduleBody>({
      query: (body) => ({ call: calls.rescheduleExpressVisit, body }),
      transformResponse: visitIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['FreeSpace']),
    }),
  }),
});

export const { useReleaseExpressSpaceMutation, useIdentifyExpressMutation, useOpenExpressVisitMutation } = expressApi;
