import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

import type { ErrorBody } from '../../contract/errors.ts';
import { isRecord } from '../lib/isRecord';

/** Product §4. */
export type ConflictDetail = Pick<
  ErrorBody,
  'spaces' | 'reservation' | 'reservations' | 'clinicPhone' | 'reopenUntil'
> & {
  challenge?: unknown;
};

/**
 * `message` is a message key or the server's text. `status` is 'network' without an answer, 'replaced' when a read got
 * no answer of ours, 'unproven' when nothing shows that a write is done. `retryAfter` in seconds.
 */
export type ApiError = ConflictDetail & {
  status: number | 'network' | 'replaced' | 'unproven';
  message: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  request?: string;
};

/** Another back end may send JSON as text (spec §8). */
const bodyOf = (data: unknown): unknown => {
  if (typeof data !== 'string' || !data.trimStart().startsWith('{')) return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/** Other back ends may send a short text. */
const textOf = (data: unknown): string | undefined => {
  const text = isRecord(data) ? data['message'] : data;
  const isShown = typeof text === 'string' && text.trim() !== '' && !text.trimStart().startsWith('<');
  return isShown ? text.trim().slice(0, 300) : undefined;
};

const textsOf = (fields: unknown): Record<string, string> | undefined =>
  isRecord(fields)
    ? Object.fromEntries(Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
    : undefined;

/** Trust boundary. */
const detailOf = (data: unknown): ConflictDetail => {
  if (!isRecord(data)) return {};
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: see above
  const { spaces, reservation, reservations, clinicPhone, reopenUntil, challenge } = data as ConflictDetail;
  return {
    ...(Array.isArray(spaces) && { spaces }),
    ...(isRecord(reservation) && { reservation }),
    ...(Array.isArray(reservations) && { reservations }),
    ...(typeof clinicPhone === 'string' && { clinicPhone }),
    ...(typeof reopenUntil === 'string' && { reopenUntil }),
    ...(isRecord(challenge) && { challenge }),
  };
};

/** Faults only: the audit trail knows who was refused. */
const requestOf = ({ status, headers }: Response): string | undefined =>
  status >= 500 ? /^[\w-]{8,64}$/.exec(headers.get('X-Request-Id') ?? '')?.[0] : undefined;

export const toApiError = (error: FetchBaseQueryError, answered: Response | undefined): ApiError => {
  if (answered === undefined) return { status: 'network', message: 'errors.network.error' };
  const data = bodyOf(error.data);
  const fields = isRecord(data) ? textsOf(data['fields']) : undefined;
  const request = requestOf(answered);
  const wait = Number.parseInt(answered.headers.get('Retry-After') ?? '', 10);
  return {
    ...detailOf(data),
    status: answered.status,
    message: textOf(data) ?? `errors.http.${answered.status}`,
    ...(fields && { fields }),
    ...(Number.isFinite(wait) && { retryAfter: wait }),
    ...(request !== undefined && { request }),
  };
};
