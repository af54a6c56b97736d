import type { Slot } from '../../../contract/appointments.ts';
import { SummaryList } from '../../ui';
import { useAppointmentRows } from './useAppointmentRows';

/** For whom the care is and what it costs, where the clinic says so. */
export function CareSummary({ slot }: { slot: Pick<Slot, 'clinicId' | 'care'> }) {
  const rows = useAppointmentRows().care(slot);
  return rows.length > 0 && <SummaryList rows={rows} />;
}
