import { calls } from '../../../contract/calls.ts';
import { isOwnOrigin, type Roots } from '../../lib/roots';
import { useAppSelector } from '../../store/hooks';

const selectMainRoot = ({ config }: { config: { roots: Roots } }): string => config.roots.main;

/** Where a visit’s calendar file is. Only our own server, at this page’s origin, writes one (product §8 Another back end). */
export const useAppointmentFile = (reservationId: string): string | undefined => {
  const root = useAppSelector(selectMainRoot);
  const address = root + calls.downloadAppointment.path.replace(':id', encodeURIComponent(reservationId));
  return isOwnOrigin(address, window.location.origin) ? address : undefined;
};
