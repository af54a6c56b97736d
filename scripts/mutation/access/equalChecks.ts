/** Checks whose absence changes nothing anybody can see, with the reason. The key as in `equalMutants`. */
export const equalChecks: Readonly<Record<string, string>> = {
  'server/src/data/confirmAppointment.ts: patient_id = ${acting.patientId}::uuid → true':
    'The patient is the one of the appointment, which each caller has read first.',
  'server/src/data/pushes/subscriptions.ts: own.id = ${accountId}::uuid → true':
    'What waits for a device has the account of the device, and goes when another account takes it.',
  'server/src/data/texts/newsFacts.ts: a.account_id = ${accountId}::uuid → true':
    'A slot is offered to a person once: that offer is of the account for which the news was queued.',
  'server/src/data/bookingLocks.ts: clinic_id = wanted.clinic_id → true':
    'A slot is of one clinic, and the appointments that it has are too: the clinic finds the index.',
  'server/src/data/alerts/closeOffers.ts: holds.patient_id = overdue.patient_id → true':
    'A slot has one hold and one open offer, made in one statement: the hold of an offer is the hold for whom it is open.',
  'server/src/data/holds.ts: ${isHoldOf(actor.holder)} → true':
    'The id is the one of the hold that the holder was found to have on the locked slot.',
  'server/src/data/alerts/alertRows.ts: holds.patient_id = offer.patient_id → true':
    'As in closeOffers.ts: a slot has one hold and one open offer, for the same person.',
  "server/src/data/alerts/writeAlert.ts: \n    .where('account_id', '=', accountId) → ":
    'The id is made from the account that asks and its key, so that it is of no other account.',
  'server/src/http/staff/onThread.ts: clinicId === undefined → false':
    'Nobody has a post at no clinic, so that postAt refuses.',
};
