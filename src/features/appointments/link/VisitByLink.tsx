import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { LinkedVisit } from '../../../../contract/visitLinks.ts';
import { toLinkedVisit } from '../../../lib/paths';
import { Page } from '../../../ui';
import { useClinicTime } from '../useClinicTime';
import { LinkedVisitCancel } from './LinkedVisitCancel';
import { LinkedVisitSheet } from './LinkedVisitSheet';
import { LinkGate } from './LinkGate';
import { useLinkAct } from './useLinkAct';

/** `today` is a calendar date; `otherwise` is where one goes without the link. */
type Props = { mailedKey: string; today: string; otherwise: ReactNode };

type Opened = { visit: LinkedVisit; birthDate: string };

/**
 * From the link of a reminder to a visit, by the birth date; to confirm it, or to cancel it after a question. What was opened
 * stays in this component: a reload asks for the link again.
 */
export function VisitByLink({ mailedKey, today, otherwise }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { dateTimeOf } = useClinicTime();
  const [opened, setOpened] = useState<Opened>();
  const [isExpired, setIsExpired] = useState(false);
  const step = query.get('step');
  const birthDate = opened?.birthDate ?? '';
  const onExpired = () => {
    setIsExpired(true);
    void navigate(toLinkedVisit('expired'), { replace: true });
  };
  const show = (visit: LinkedVisit) => {
    setOpened({ visit, birthDate });
  };
  const confirming = useLinkAct({ key: mailedKey, birthDate, action: 'confirm' }, { onVisit: show, onExpired });
  const cancelling = useLinkAct(
    { key: mailedKey, birthDate, action: 'cancel' },
    {
      onVisit: (visit) => {
        show(visit);
        void navigate(toLinkedVisit('done'), { replace: true });
      },
      onExpired,
    },
  );

  if (isExpired)
    return (
      <Page key="expired" title={t('visitLink.expired.title')} lead={t('visitLink.expired.text')}>
        {otherwise}
      </Page>
    );
  if (opened === undefined) {
    return (
      <LinkGate
        mailedKey={mailedKey}
        today={today}
        onExpired={onExpired}
        onOpened={(visit, given) => {
          setOpened({ visit, birthDate: given });
          void navigate(toLinkedVisit('visit'));
        }}
      />
    );
  }
  const { visit } = opened;
  if (step === 'done' && visit.status === 'cancelled') {
    return (
      <Page key="done" title={t('cancel.done.title')} lead={t('cancel.done.text', { date: dateTimeOf(visit) })}>
        {otherwise}
      </Page>
    );
  }
  if (step === 'cancel' && visit.status === 'booked' && visit.mayAct)
    return <LinkedVisitCancel visit={visit} cancelling={cancelling} />;
  return <LinkedVisitSheet visit={visit} confirming={confirming} />;
}
