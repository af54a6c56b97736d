import type { LiveEvent } from '../../../contract/events.ts';
import { paths } from '../../lib/paths';

export type LiveNotice =
  | { kind: 'appointment'; change: 'moved' | 'cancelled'; reservationId: string; patientId: string }
  | { kind: 'offer'; alertId: string; patientId: string }
  | { kind: 'hold'; state: 'ending' | 'ended' };

const isUnder = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

const showsHold = (pathname: string): boolean => isUnder(pathname, paths.newAppointment) || pathname.endsWith('/move');

const showsOffers = (pathname: string): boolean => isUnder(pathname, paths.home) || isUnder(pathname, paths.alerts);

/** Null if the user caused the event or already sees it. */
export const noticeOf = (event: LiveEvent | null, pathname: string): LiveNotice | null => {
  switch (event?.type) {
    case 'visit': {
      const { by, change, patientId, reservationId } = event;
      return by === 'clinic' && (change === 'moved' || change === 'cancelled')
        ? { kind: 'appointment', change, reservationId, patientId }
        : null;
    }
    case 'alert':
      return event.state === 'offered' && !showsOffers(pathname)
        ? { kind: 'offer', alertId: event.alertId, patientId: event.patientId }
        : null;
    case 'hold':
      return showsHold(pathname) ? null : { kind: 'hold', state: event.state };
    default:
      return null;
  }
};
