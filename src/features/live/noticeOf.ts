import type { LiveEvent } from '../../../contract/events.ts';
import type { MessageKey } from '../../i18n/keys';
import { paths, toAppointment, toPlaces } from '../../lib/paths';

/** What a person is told of an event, wherever they are, and where it can be seen. */
export type Notice = { title: MessageKey; to: string; see: MessageKey };

/** The words for an event, or null for one that shows by itself, that they did themselves, or that the page at `pathname` shows. */
export const noticeOf = (event: LiveEvent | null, pathname: string): Notice | null => {
  const found = textFor(event);
  return found === null || found.shownBy.some((path) => pathname === path || pathname.startsWith(`${path}/`))
    ? null
    : found.notice;
};

type Found = { notice: Notice; shownBy: readonly string[] };

const textFor = (event: LiveEvent | null): Found | null => {
  if (event?.type === 'visit' && event.by === 'clinic' && (event.change === 'moved' || event.change === 'cancelled')) {
    const to = toAppointment(event.reservationId);
    return { notice: { title: `live.visit.${event.change}`, to, see: 'live.visit.see' }, shownBy: [] };
  }
  if (event?.type === 'hold' && event.state === 'ending') {
    return {
      notice: { title: 'live.hold.ending', to: toPlaces(), see: 'hold.continue' },
      shownBy: [paths.newAppointment],
    };
  }
  if (event?.type === 'alert' && event.state === 'offered') {
    return {
      notice: { title: 'live.alert.offered', to: paths.home, see: 'live.alert.see' },
      shownBy: [paths.home, paths.alerts],
    };
  }
  return null;
};
