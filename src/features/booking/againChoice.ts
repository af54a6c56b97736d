import { isCataloguedReason } from '../../../contract/catalogues.ts';
import type { Chosen } from '../../api/choicesApi';
import { paths } from '../../lib/paths';
import type { AppointmentReason } from '../../scheduling/channel/appointmentsSlice';
import { anySlot } from '../../scheduling/search/searchChoice';
import { writeStep } from '../../scheduling/search/searchQuery';

export const addressOfAgain = ({ clinicId, careType, mode, near }: Omit<Chosen, 'raisonVisite'>): string => {
  const choice = { ...anySlot, clinicIds: [clinicId], careType, modes: [mode], near };
  return `${paths.newAppointment}?${writeStep('places', choice)}`;
};

export const reasonOfAgain = ({ raisonVisite }: Pick<Chosen, 'raisonVisite'>): AppointmentReason =>
  raisonVisite === '' || isCataloguedReason(raisonVisite)
    ? { code: raisonVisite, ownWords: '' }
    : { code: 'other', ownWords: raisonVisite };
