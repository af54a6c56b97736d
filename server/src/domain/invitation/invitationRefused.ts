/** `otherBirthDate`: a clinic saw that number with another one. Thrown, so that its transaction keeps nothing. */
export class InvitationRefused extends Error {
  override readonly name = 'InvitationRefused';
  readonly why: 'otherBirthDate' | 'noSlot' | 'slotTaken';
  readonly patientId: string;

  constructor(why: InvitationRefused['why'], patientId: string) {
    super(why);
    this.why = why;
    this.patientId = patientId;
  }
}
