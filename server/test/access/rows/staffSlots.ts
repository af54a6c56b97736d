import { quebecZone } from '../../../../contract/quebec.ts';
import { addDays } from '../../../src/domain/calendar.ts';
import { dateIn } from '../../../src/domain/zonedTime.ts';
import { beyondProfessionals } from '../cells.ts';
import type { Row, Surroundings, Target } from '../row.ts';
import { dayOf } from './staff.ts';

const mistyped = {
  ...{ careType: 'walk-in', nam: '1234', birthDate: '1950-03-02', firstName: 'Huguette', lastName: 'Tremblay' },
  ...{ email: 'huguette@exemple.ca', lang: 'fr', count: 1, days: 14 },
};

let seriesDays = 400;

/** One slot, each time on another day: what stands there already is not added. */
const nextSeries = () => {
  seriesDays += 1;
  const dates = [addDays(dateIn(new Date(), quebecZone), seriesDays)];
  return { professionalId: null, mode: 'in-person', dates, from: 540, until: 560, length: 20 };
};

/** The times of a clinic and whom it invites: reception and managers change them. */
export const staffSlotRows: Row[] = [
  {
    route: 'staff.showSlots',
    names: 'the clinic of an appointment',
    ask: async (of, around) => {
      const { query } = await dayOf(of, around);
      return { query: { clinic: query.clinic, from: query.date } };
    },
    cells: beyondProfessionals('200 sees'),
  },
  {
    route: 'staff.showSeriesChoices',
    names: 'the clinic of an appointment',
    ask: async (of) => ({ query: { clinic: (await of.visit()).clinicId } }),
    cells: beyondProfessionals('200'),
  },
  {
    route: 'staff.addSlots',
    names: 'the clinic of an appointment',
    saying: 'hours of a service there',
    ask: async (of, around) => ({
      body: { clinic: (await of.visit()).clinicId, serviceId: await around.service(), ...nextSeries() },
    }),
    cells: beyondProfessionals('200'),
  },
  ...(['withdrawSlots', 'offerSlots'] as const).map((call) => ({
    route: `staff.${call}` as const,
    names: 'the clinic of an appointment',
    saying: 'a slot that is free there, or was withdrawn',
    ask: async (of: Target, around: Surroundings) => ({
      body: {
        clinic: (await of.visit()).clinicId,
        slots: [await around.slot()],
        ...(call === 'withdrawSlots' && { reason: 'absence' }),
      },
    }),
    cells: beyondProfessionals('200'),
  })),
  {
    route: 'staff.showInvitations',
    names: 'the clinic of an invitation',
    ask: async (of, around) => {
      await of.invitation();
      return { query: { clinic: around.clinicId } };
    },
    cells: beyondProfessionals('200 sees'),
  },
  {
    route: 'staff.invitePerson',
    names: 'the clinic of an appointment',
    saying: 'a number that is none',
    ask: async (of) => ({ body: { clinic: (await of.visit()).clinicId, ...mistyped } }),
    cells: beyondProfessionals('422 errors.jsnamInvalidChars'),
  },
  ...(['renew', 'end'] as const).map((act) => ({
    route: 'staff.actOnInvitation' as const,
    names: 'an invitation of their clinic',
    saying: `the act ${act}`,
    ask: async (of: Target, around: Surroundings) => ({
      params: { id: (await of.invitation()).invitationId },
      body: { clinic: around.clinicId, act },
    }),
    cells: beyondProfessionals('204'),
  })),
];
