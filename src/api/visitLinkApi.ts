import { calls } from '../../contract/calls.ts';
import type { LinkedVisit, VisitLinkBody } from '../../contract/visitLinks.ts';
import { api } from './api';
import { bookingTags } from './bookingEffects';

/** What a mailed reminder opens (product §8 More routes): each act carries the key and the birth date again, which nobody keeps. */
export const visitLinkApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    openVisitLink: build.mutation<LinkedVisit, VisitLinkBody>({
      query: (body) => ({ call: calls.openVisitLink, body }),
      invalidatesTags: (_visit, error, { action }) => (error || action === 'read' ? [] : bookingTags),
    }),
  }),
});

export const { useOpenVisitLinkMutation } = visitLinkApi;
