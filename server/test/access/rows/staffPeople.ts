import { invitee } from '../../support/invitation.ts';
import { beyondProfessionals } from '../cells.ts';
import type { Row, Target } from '../row.ts';

/** Who people are, and who acts for them: reception and managers of their clinics decide. */
export const staffPeopleRows: Row[] = [
  {
    route: 'staff.showAccess',
    names: 'the clinic of an appointment',
    ask: async (of) => ({ query: { clinic: (await of.visit()).clinicId } }),
    cells: beyondProfessionals('200 sees'),
  },
  {
    route: 'staff.findPeople',
    names: 'the clinic of an appointment',
    saying: 'the health number and the birth date of the patient',
    ask: async (of) => ({
      body: { clinic: (await of.visit()).clinicId, word: invitee.nam, birthDate: of.birthDate },
    }),
    cells: beyondProfessionals('200 sees'),
  },
  {
    route: 'staff.showPerson',
    names: 'a patient of their clinic',
    ask: async (of) => ({ params: { id: of.patientId }, query: { clinic: (await of.visit()).clinicId } }),
    cells: beyondProfessionals('200 sees'),
  },
  {
    route: 'staff.noteCard',
    names: 'a patient of their clinic',
    saying: 'the number of another card',
    ask: async (of) => ({
      params: { id: of.patientId },
      body: { clinic: (await of.visit()).clinicId, nam: 'ROYM90010112', birthDate: of.birthDate },
    }),
    cells: beyondProfessionals('422 staff.card.otherNumber'),
  },
  {
    route: 'staff.joinRecords',
    names: 'a patient of their clinic',
    saying: 'their own record once more',
    ask: async (of) => ({
      params: { id: of.patientId },
      body: { clinic: (await of.visit()).clinicId, record: of.patientId },
    }),
    cells: beyondProfessionals('409 staff.join.same'),
  },
  ...(['lock', 'end'] as const).map((act) => ({
    route: 'staff.actOnLink' as const,
    names: 'a link of a patient of their clinic',
    saying: `the act ${act}`,
    ask: async (of: Target) => ({
      params: { id: await of.link() },
      body: { clinic: (await of.visit()).clinicId, act },
    }),
    cells: beyondProfessionals('204'),
  })),
];
