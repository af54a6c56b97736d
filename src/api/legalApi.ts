import type { Language } from '../../contract/catalogues.ts';
import { calls } from '../../contract/calls.ts';
import { api } from './api';

/** A text of the network that everybody may read, and the language in which it is wanted. */
export type LegalRequest = { kind: 'privacy' | 'terms'; lang: Language };

/** @throws when a back end answers something that is not a text. */
const textIn = (answer: unknown): string => {
  if (typeof answer !== 'string') throw new Error('a legal text is not a text');
  return answer;
};

/** The policies (spec §7): HTML by the word of the server, to be cleaned before it is shown. */
export const legalApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getLegalText: build.query<string, LegalRequest>({
      query: ({ kind, lang }) => ({ call: kind === 'privacy' ? calls.getPrivacy : calls.getTerms, params: { lang } }),
      transformResponse: textIn,
    }),
  }),
});

export const { useGetLegalTextQuery } = legalApi;
