/**
 * Every message key the server may send in `{ message, fields? }` (spec §8, product §4).
 * Each one stands in both catalogues; a key that is not here is shown as received.
 */
export const errorCodes = [
  // Spec §8, to the letter.
  'error.msg.invalidToken',
  'errors.network.error',
  'errors.invalidEmail',
  'errors.jsnamInvalidChars',
  'errors.jslogin1InvalidChars',
  'user.modify.invalidPassword',
  'user.modify.passwordMustMatch',
  'errors.acceptTermsAndPrivacy',
  'errors.cannotBeEmpty',
  // The transport.
  'errors.malformed',
  'errors.forbiddenOrigin',
  'errors.notFound',
  'errors.tooLarge',
  'errors.unsupportedMediaType',
  'errors.tooManyRequests',
  'errors.unavailable',
  'errors.unexpected',
  'errors.inFlight',
  'errors.idempotencyMismatch',
  // Session and account.
  'errors.invalidCredentials',
  'errors.loginTaken',
  'errors.loginNotYourEmail',
  'errors.passwordTooCommon',
  'errors.invalidName',
  'errors.invalidBirthDate',
  'errors.invalidPhone',
  'errors.wrongPassword',
  'errors.emailTaken',
  'errors.textChanged',
  'errors.consentRequired',
  'recover.keyExpired',
  'verify.keyExpired',
  // Dependents.
  'dependents.noAccess',
  // Appointments.
  'appointment.spaceTaken',
  'appointment.spaceInPast',
  'appointment.alreadyYours',
  'appointment.overlap',
  'appointment.tooMany',
  'appointment.holdExpired',
  'appointment.holdNotExtendable',
  'appointment.tooLateToCancel',
  'appointment.alreadyCancelled',
  'appointment.severalToCancel',
  'appointment.unknownPostalCode',
  'appointment.staleCursor',
  'appointment.periodTooLong',
  'appointment.invalidReason',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
