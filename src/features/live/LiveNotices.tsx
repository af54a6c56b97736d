import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';

import type { LiveEvent } from '../../../contract/events.ts';
import { useFollowEventsQuery, type Heard } from '../../api/liveApi';
import type { MessageKey } from '../../i18n/keys';
import { useTold } from '../../i18n/useTold';
import { paths, toAppointment, toSlots } from '../../lib/paths';
import { BottomNotice, Button, ButtonLink } from '../../ui';

const ofPerson = {
  'live.visit.moved': 'live.visit.moved.for',
  'live.visit.cancelled': 'live.visit.cancelled.for',
  'live.alert.offered': 'live.alert.offered.for',
} as const;

const ofHold = {
  ending: { title: 'live.hold.ending', see: 'hold.continue' },
  ended: { title: 'live.hold.ended', see: 'hold.lookAgain' },
} as const;

const pagesThatHold = [paths.newAppointment, `${paths.appointments}/:reservationId/move`];

type HoldTitle = (typeof ofHold)[keyof typeof ofHold]['title'];

type Notice = { title: keyof typeof ofPerson | HoldTitle; to: string; see: MessageKey; patientId?: string };

const namesPerson = (title: Notice['title']): title is keyof typeof ofPerson => title in ofPerson;

/** Null if the user caused the event or already sees it. */
const noticeOf = (event: LiveEvent | null, pathname: string): Notice | null => {
  const found = textFor(event);
  return found === null || found.shownBy.some((path) => matchPath({ path, end: false }, pathname))
    ? null
    : found.notice;
};

type Found = { notice: Notice; shownBy: readonly string[] };

const textFor = (event: LiveEvent | null): Found | null => {
  if (event?.type === 'visit' && event.by === 'clinic' && (event.change === 'moved' || event.change === 'cancelled')) {
    const to = toAppointment(event.reservationId);
    const { change, patientId } = event;
    return { notice: { title: `live.visit.${change}`, to, see: 'live.visit.see', patientId }, shownBy: [] };
  }
  if (event?.type === 'hold') return { notice: { ...ofHold[event.state], to: toSlots() }, shownBy: pagesThatHold };
  if (event?.type === 'alert' && event.state === 'offered') {
    return {
      notice: { title: 'live.alert.offered', to: paths.home, see: 'live.alert.see', patientId: event.patientId },
      shownBy: [paths.home, paths.alerts],
    };
  }
  return null;
};

const nothing: Heard = { event: null, count: 0 };

type Props = { people: readonly { patientId: string; name: string }[] };

const useTitle = ({ people }: Props): ((notice: Notice) => { title: string; shown: ReactNode }) => {
  const { t } = useTranslation();
  const told = useTold();
  return ({ title, patientId }) => {
    const name = people.find((one) => one.patientId === patientId)?.name;
    return name === undefined || !namesPerson(title)
      ? { title: t(title), shown: t(title) }
      : { title: t(ofPerson[title], { name }), shown: told(ofPerson[title], { name }) };
  };
};

/** Stay until dismissed or another page opens. */
export function LiveNotices(props: Props) {
  const { t } = useTranslation();
  const { data: { event, count } = nothing } = useFollowEventsQuery();
  const { pathname } = useLocation();
  const titleOf = useTitle(props);
  const [read, setRead] = useState({ count: 0, pathname });
  if (read.pathname !== pathname) setRead({ count, pathname });
  const notice = count > read.count ? noticeOf(event, pathname) : null;
  return (
    notice && (
      <BottomNotice
        {...titleOf(notice)}
        actions={
          <>
            <ButtonLink to={notice.to}>{t(notice.see)}</ButtonLink>
            <Button
              look="secondary"
              onPress={() => {
                setRead({ count, pathname });
              }}
            >
              {t('common.close')}
            </Button>
          </>
        }
      />
    )
  );
}
