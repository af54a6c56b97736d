import type { Language } from '../../contract/catalogues.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import { api } from './api';

export type LegalRequest = { kind: 'privacy' | 'terms'; lang: Language };

const textIn = (answer: unknown): string => {
  if (typeof answer !== 'string') throw new Error('a legal text is not a text');
  return answer;
};

/** HTML from the server (spec §7): sanitise before display. */
export const legalApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getLegalText: build.query<string, LegalRequest>({
      query: ({ kind, lang }) => ({
        call: kind === 'privacy' ? specifiedCalls.getPrivacy : specifiedCalls.getTerms,
        params: { lang },
      }),
      transformResponse: textIn,
    }),
  }),
});

export const { useGetLegalTextQuery } = legalApi;
