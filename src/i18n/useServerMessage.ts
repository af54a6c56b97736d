import { useTranslation } from 'react-i18next';

import type { MessageKey } from './keys';

type Failure = { message?: string; status?: number | string; retryAfter?: number; request?: string };

/** Enough for the log; a proxy's id has no hyphens. */
const shortReference = (request: string): string => request.slice(0, 8);

/** Translates known keys, else shows the text, else the status (spec §8, product §8). */
export const useServerMessage = (): ((failure: Failure | string | undefined) => string) => {
  const { t, i18n } = useTranslation();
  const textOf = (failure: Failure | string | undefined): string => {
    const { message, status, retryAfter } = typeof failure === 'object' ? failure : { message: failure };
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
    if (message !== undefined && i18n.exists(message)) {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the catalogue has just said that it knows this key
      return t(message as MessageKey, { count: minutes });
    }
    const isOurs = typeof failure === 'object' && status === undefined;
    if (message === undefined || message === '' || isOurs) return t('errors.unexpected');
    if (!message.startsWith('errors.http.')) return message;
    return t(typeof status === 'number' && status >= 500 ? 'errors.http.server' : 'errors.http.other', { status });
  };
  return (failure) => {
    const text = textOf(failure);
    const request = typeof failure === 'object' ? failure.request : undefined;
    return request === undefined ? text : t('errors.withReference', { text, reference: shortReference(request) });
  };
};
