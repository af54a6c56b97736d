import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { StaffErrorCode } from '../../../contract/staffErrors.ts';

/** Extra parts of the response (product §4). */
export type RefusalParts = Omit<ErrorBody, 'message'>;

/** Only `http/errors.ts` maps its class to a status. */
export abstract class Refusal extends Error {
  readonly code: ErrorCode | StaffErrorCode;
  readonly parts: RefusalParts;

  constructor(code: ErrorCode | StaffErrorCode, parts: RefusalParts = {}) {
    super(code);
    this.name = new.target.name;
    this.code = code;
    this.parts = parts;
  }
}

/** 400. */
export class MalformedRequest extends Refusal {
  constructor(code: ErrorCode = 'errors.malformed', parts?: RefusalParts) {
    super(code, parts);
  }
}

/** 401. */
export class MissingSession extends Refusal {
  constructor() {
    super('error.msg.invalidToken');
  }
}

/** 403. */
export class ForbiddenAction extends Refusal {}

/** 404. Missing or someone else's must look the same (product §8 Codes). */
export class MissingRecord extends Refusal {
  constructor() {
    super('errors.notFound');
  }
}

/** A lost race or an incompatible state (409). */
export class Conflict extends Refusal {}

/** Names an appointment; who may not see it gets `otherwise`. */
export class AppointmentInTheWay extends Conflict {
  readonly otherwise: () => Promise<Refusal>;

  constructor(code: ErrorCode, parts: RefusalParts, otherwise: () => Promise<Refusal>) {
    super(code, parts);
    this.otherwise = otherwise;
  }
}

/** 410. */
export class ExpiredRecord extends Refusal {}

/** Well-formed, but breaks a rule (422). */
export class BrokenRule extends Refusal {}

/** 429; whole seconds to wait. */
export class TooManyAttempts extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, code: ErrorCode = 'errors.tooManyRequests') {
    super(code);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}

/** A dependency is down, or the server overloaded (503). */
export class ServiceUnavailable extends Refusal {
  constructor(cause?: unknown) {
    super('errors.unavailable');
    this.cause = cause;
  }
}
