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

export class NotOn extends Conflict {
  constructor() {
    super('factor.notOn');
  }
}
