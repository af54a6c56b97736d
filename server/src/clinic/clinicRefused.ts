/** Thrown when nothing was changed. The message is for the person who typed the command. */
export class ClinicRefused extends Error {
  override readonly name = 'ClinicRefused';
}
