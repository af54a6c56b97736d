import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import pg from 'pg';

import { errorCodes, type ErrorCode } from '../../../contract/errorCodes.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { isDatabaseAway } from '../data/databaseAway.ts';
import {
  BrokenRule,
  Conflict,
  ExpiredRecord,
  ForbiddenAction,
  MalformedRequest,
  MissingRecord,
  MissingSession,
  Refusal,
  ServiceUnavailable,
  TooManyAttempts,
} from '../domain/errors.ts';
import { rememberRefusal } from './refusedCall.ts';

const isErrorCode = (text: string | undefined): text is ErrorCode => errorCodes.some((code) => code === text);

/** `/criteria/from` → `criteria.from`. */
const fieldOf = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.');

/** Problems of the whole body have no field. Twenty bound the response. */
const wrongFields = (problems: readonly ZodFastifySchemaValidationError[]): Record<string, ErrorCode> =>
  Object.fromEntries(
    problems
      .filter(({ instancePath }) => instancePath.length > 1)
      .slice(0, 20)
      .map(({ instancePath, message }) => [fieldOf(instancePath), isErrorCode(message) ? message : 'errors.malformed']),
  );

const characterNotInRepertoire = '22021';

/** A NUL in text is the client's mistake. */
const isUnstorableText = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === characterNotInRepertoire;

type Answer = { status: number; body: ErrorBody; retryAfterSeconds?: number };

const statuses: [kind: abstract new (...parts: never[]) => Refusal, status: number][] = [
  [MalformedRequest, 400],
  [MissingSession, 401],
  [ForbiddenAction, 403],
  [MissingRecord, 404],
  [Conflict, 409],
  [ExpiredRecord, 410],
  [BrokenRule, 422],
  [TooManyAttempts, 429],
  [ServiceUnavailable, 503],
];

const unavailable: Answer = { status: 503, body: { message: 'errors.unavailable' }, retryAfterSeconds: 2 };
const unexpected: Answer = { status: 500, body: { message: 'errors.unexpected' } };

const refused = (refusal: Refusal): Answer => {
  const status = statuses.find(([kind]) => refusal instanceof kind)?.[1];
  if (status === undefined) return unexpected;
  if (status === 503) return unavailable;
  const body: ErrorBody = { message: refusal.code, ...refusal.parts };
  return refusal instanceof TooManyAttempts
    ? { status, body, retryAfterSeconds: refusal.retryAfterSeconds }
    : { status, body };
};

const refusedByFramework = (status: unknown): Answer => {
  switch (status) {
    case 413:
      return { status: 413, body: { message: 'errors.tooLarge' } };
    case 415:
      return { status: 415, body: { message: 'errors.unsupportedMediaType' } };
    case 404:
    case 414: // an id longer than the router takes; behind the built portal's wildcard it is a 404 already
      return { status: 404, body: { message: 'errors.notFound' } };
    case 503:
      return unavailable;
    default:
      return Number(status) < 500 ? { status: 400, body: { message: 'errors.malformed' } } : unexpected;
  }
};

/** The only mapping of failures to HTTP (product §4). A 5xx reveals nothing internal. */
const toAnswer = (error: unknown): Answer => {
  if (error instanceof Refusal) return refused(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 400, body: { message: 'errors.malformed', fields: wrongFields(error.validation) } };
  }
  if (isDatabaseAway(error)) return unavailable;
  if (isUnstorableText(error)) return { status: 400, body: { message: 'errors.malformed' } };
  if (error instanceof Error && 'statusCode' in error) return refusedByFramework(error.statusCode);
  return unexpected;
};

/** Only our own faults are errors in the log. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, body, retryAfterSeconds } = toAnswer(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  rememberRefusal(request, body.message);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
};

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): void =>
  answerError(new MissingRecord(), request, reply);
