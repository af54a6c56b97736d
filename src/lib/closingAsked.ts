import { forgetOnSessionEnd } from './forgetOnSessionEnd';

/** `open`: a try went unanswered. */
let closing: 'sent' | 'open' | undefined;

export const closingSent = (): void => {
  closing ??= 'sent';
};

/** An open try may have ended the session. */
const isOfEarlierTry = ({ status }: Response): boolean => status === 401 || status === 429;

export const closingTried = (answered: Response | undefined): void => {
  const isOurs = answered?.headers.has('X-Request-Id') === true;
  if (!answered || answered.status >= 500) closing = 'open';
  else if (closing === 'sent' || (isOurs && !isOfEarlierTry(answered))) closing = undefined;
};

export const mayBeClosed = (): boolean => closing !== undefined;

forgetOnSessionEnd('closing asked', () => {
  closing = undefined;
});
