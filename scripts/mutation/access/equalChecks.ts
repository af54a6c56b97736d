/** Checks whose absence changes nothing anybody can see, with the reason. The key as in `equalMutants`. */
export const equalChecks: Readonly<Record<string, string>> = {
  'server/src/data/confirmAppointment.ts: patient_id = ${acting.patientId}::uuid → true':
    'The patient is the one of the appointment, which each caller has read first.',
};
