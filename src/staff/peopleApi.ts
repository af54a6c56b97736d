import type {
  StaffAccess,
  StaffFindBody,
  StaffFound,
  StaffJoined,
  StaffLinkBody,
  StaffPerson,
} from '../../contract/staffPeople.ts';
import { withRetry } from './proofs';
import { staffApi } from './staffApi';

type Person = { clinic: string; patientId: string };
type Card = Person & { nam: string; birthDate: string; key: string };
type Join = Person & { record: string; key: string };
type LinkAct = { linkId: string; body: StaffLinkBody; key: string };

/** Who people are, and who acts for them. A refusal shows who was faster, too. */
export const peopleApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    showAccess: build.query<StaffAccess, string>({
      query: (clinic) => ({ call: 'showAccess', params: { clinic } }),
      keepUnusedDataFor: 0,
      providesTags: ['People'],
    }),
    findPeople: build.mutation<StaffFound, StaffFindBody>({
      query: (body) => ({ call: 'findPeople', body }),
    }),
    showPerson: build.query<StaffPerson, Person>({
      query: ({ clinic, patientId }) => ({ call: 'showPerson', id: patientId, params: { clinic } }),
      keepUnusedDataFor: 0,
      providesTags: ['People'],
    }),
    noteCard: build.mutation<void, Card>({
      query: ({ clinic, patientId, nam, birthDate, key }) =>
        withRetry({ call: 'noteCard', id: patientId, body: { clinic, nam, birthDate }, key }),
      invalidatesTags: ['People'],
    }),
    joinRecords: build.mutation<StaffJoined | null, Join>({
      query: ({ clinic, patientId, record, key }) =>
        withRetry({ call: 'joinRecords', id: patientId, body: { clinic, record }, key }),
      invalidatesTags: ['People'],
    }),
    actOnLink: build.mutation<void, LinkAct>({
      query: ({ linkId, body, key }) => withRetry({ call: 'actOnLink', id: linkId, body, key }),
      invalidatesTags: ['People'],
    }),
  }),
});

export const {
  useActOnLinkMutation,
  useFindPeopleMutation,
  useJoinRecordsMutation,
  useNoteCardMutation,
  useShowAccessQuery,
  useShowPersonQuery,
} = peopleApi;
