import { everyCall } from '../../../../contract/everyCall.ts';
import { languages } from '../../../../contract/languages.ts';
import type { SessionEnd } from '../../../api/signals';
import { contrasts, themes } from '../../../lib/display';
import type { RootState } from '../../../store/hooks';
import { failure, profile, secrets, appointment } from './fields';
import {
  amount,
  gone,
  identifier,
  kept,
  messageKey,
  oneOf,
  reason,
  requestId,
  routePattern,
  secret,
  text,
  type Fields,
} from './rules';
import { others } from './walk';

const ends = ['loggedOut', 'rejected', 'elsewhere', 'forgotten'] satisfies SessionEnd[];

const callName = oneOf(Object.keys(everyCall));

const persisted: Fields = { version: amount };

/** What may stay of each slice and its actions. The query cache: redactCache.ts. */
export const sliceFields: Record<Exclude<keyof RootState, 'api'>, Fields> = {
  appointments: { ...appointment, code: reason, ownWords: text },
  capabilities: { answered: callName, absent: callName, payload: callName },
  config: { [others]: kept },
  dependents: {},
  // A pseudonym is no valid card: a replay would ask for one.
  guest: { ...appointment, ...profile, ...secrets, nam: secret },
  invitation: appointment,
  mailedLink: { ...appointment, ...profile, ...secrets },
  display: { ...persisted, theme: oneOf(themes), contrast: oneOf(contrasts) },
  locale: { ...persisted, lang: oneOf(languages), payload: oneOf(languages) },
  mailbox: { ...persisted, unread: amount },
  nav: { pattern: routePattern, params: identifier, step: identifier },
  // With an end, a replay would count down.
  session: { ...persisted, authToken: secret, endsAt: gone, payload: oneOf(ends) },
};

/** See lib/happenings.ts. */
export const happeningFields: Record<'form' | 'ui' | 'net', Fields> = {
  form: {
    form: identifier,
    fields: { each: messageKey },
    status: failure['status'] ?? messageKey,
    message: messageKey,
    request: requestId,
  },
  ui: { error: oneOf(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'ChunkLoadError']) },
  net: {},
};
