import { useTranslation } from 'react-i18next';

import type { LinkedVisit } from '../../../../contract/visitLinks.ts';
import { refusalIn } from '../../../api/capability';
import { toLinkedVisit } from '../../../lib/paths';
import { LinkLine, PhoneLink } from '../../../ui';
import { CancelQuestion } from '../CancelQuestion';
import type { LinkAct } from './useLinkAct';
import { useLinkedVisitRows } from './useLinkedVisitRows';

/** Cancelling the visit of a mailed link. */
export function LinkedVisitCancel({ visit, cancelling }: { visit: LinkedVisit; cancelling: LinkAct }) {
  const { t } = useTranslation();
  const rows = useLinkedVisitRows(visit, 0).filter(({ key }) => ['when', 'where', 'for'].includes(key));
  const { cancelUntil, clinicPhone: phone, timeZone } = visit;
  const isLate = refusalIn(cancelling.problem)?.message === 'appointment.tooLateToCancel';
  return (
    <CancelQuestion
      rows={rows}
      cancelUntil={cancelUntil}
      timeZone={timeZone}
      isBusy={cancelling.isBusy}
      problem={cancelling.problem}
      onCancel={cancelling.act}
      visitAddress={toLinkedVisit('visit')}
    >
      {isLate && phone && (
        <LinkLine>
          <PhoneLink phone={phone}>{t('cancel.call', { phone })}</PhoneLink>
        </LinkLine>
      )}
    </CancelQuestion>
  );
}
