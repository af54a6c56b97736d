import { isCataloguedReason } from '../../../contract/catalogues.ts';
import type { Chosen } from '../../api/choicesApi';
import { paths } from '../../lib/paths';
import type { AppointmentReason } from '../../scheduling/channel/appointmentsSlice';
import { anySlot } from '../../scheduling/search/searchChoice';
import { writeStep } from '../../scheduling/search/searchQuery';

export const addressOfAgain = ({ clinicId, mode, near }: Chosen): string =>
  `${paths.newAppointment}?${writeStep('places', { ...anySlot, clinicIds: [clinicId], modes: [mode], near })}`;

export const reasonOfAgain = ({ raisonVisite }: Pick<Chosen, 'raisonVisite'>): AppointmentReason =>
  isCataloguedReason(raisonVisite) ? { code: raisonVisite, ownWords: '' } : { code: 'other', ownWords: raisonVisite };
