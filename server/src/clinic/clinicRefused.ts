/** A command that is not carried out: nothing was changed by it. The message is for the person who typed it. */
export class ClinicRefused extends Error {
  override readonly name = 'ClinicRefused';
}
