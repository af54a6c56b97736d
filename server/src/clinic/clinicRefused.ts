/** Nothing was changed; the message is for the operator. */
export class ClinicRefused extends Error {
  override readonly name = 'ClinicRefused';
}
