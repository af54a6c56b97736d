import { Conflict, ExpiredRecord, ForbiddenAction } from '../errors.ts';

export class CodeNeeded extends ForbiddenAction {
  constructor() {
    super('factor.codeNeeded');
  }
}

export class WrongCode extends ForbiddenAction {
  constructor() {
    super('factor.wrongCode', { fields: { code: 'factor.wrongCode' } });
  }
}

export class StepExpired extends ExpiredRecord {
  constructor() {
    super('factor.stepExpired');
  }
}

export class EnrolmentExpired extends ExpiredRecord {
  constructor() {
    super('factor.notBegun');
  }
}

export class AlreadyOn extends Conflict {
  constructor() {
    super('factor.alreadyOn');
  }
}

/** One answer for every reason. */
export class PasskeyRefused extends ForbiddenAction {
  constructor() {
    super('passkey.refused');
  }
}

export class NoPasskey extends Conflict {
  constructor() {
    super('passkey.none');
  }
}

export class TooManyPasskeys extends Conflict {
  constructor() {
    super('passkey.tooMany');
  }
}

export class PasskeyNotAdded extends Conflict {
  constructor() {
    super('passkey.notAdded');
  }
}

/** The answer to an earlier try was lost, and its recovery codes with it. */
export class PasskeyAlreadyAdded extends Conflict {
  constructor() {
    super('passkey.alreadyAdded');
  }
}

export class NotOn extends Conflict {
  constructor() {
    super('factor.notOn');
  }
}
