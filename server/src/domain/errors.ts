import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { ErrorBody } from '../../../contract/errors.ts';

/** What an answer may say besides its message: the wrong fields, or the typed parts of a conflict (product §4). */
export type RefusalParts = Omit<ErrorBody, 'message'>;

/**
 * A request that the rules refuse. The class says which kind of refusal it is, the code says why to the person;
 * `http/errors.ts` alone gives each kind its status. A domain names its own refusals by extending one of the kinds.
 */
export abstract class Refusal extends Error {
  readonly code: ErrorCode;
  readonly parts: RefusalParts;

  constructor(code: ErrorCode, parts: RefusalParts = {}) {
    super(code);
    this.name = new.target.name;
    this.code = code;
    this.parts = parts;
  }
}

/** The request has not the agreed shape (400). */
export class MalformedRequest extends Refusal {
  constructor(code: ErrorCode = 'errors.malformed', parts?: RefusalParts) {
    super(code, parts);
  }
}

/** Nobody is signed in, or no longer (401). */
export class MissingSession extends Refusal {
  constructor() {
    super('error.msg.invalidToken');
  }
}

/** Known and understood, and not allowed (403). */
export class ForbiddenAction extends Refusal {}

/** It does not exist, or it is someone else's: the two look the same (404, product §8 Codes). */
export class MissingRecord extends Refusal {
  constructor() {
    super('errors.notFound');
  }
}

/** A lost race, or a state that excludes the request (409). */
export class Conflict extends Refusal {}

/** It existed and its time is over: a key, a hold (410). */
export class ExpiredRecord extends Refusal {}

/** The shape is right, a rule is broken (422). */
export class BrokenRule extends Refusal {}

/** Too many tries (429): come back after the given number of whole seconds. */
export class TooManyAttempts extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('errors.tooManyRequests');
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}

/** Something the server depends on does not answer, or it has too much to do (503). */
export class ServiceUnavailable extends Refusal {
  /** @param cause what the log is told of it */
  constructor(cause?: unknown) {
    super('errors.unavailable');
    this.cause = cause;
  }
}
