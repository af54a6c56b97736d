import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../../../contract/appointments.ts';
import { refusalIn } from '../../../../api/capability';
import { useCancelExpressVisitMutation, type ManagedVisit } from '../../../../api/expressApi';
import { LinkLine, PhoneLink } from '../../../../ui';
import { CancelQuestion } from '../../CancelQuestion';
import { isEnded } from '../../refusals';
import { useVisitRows } from '../../useVisitRows';

type Props = {
  managed: ManagedVisit;
  visitAddress: string;
  onCancelled: (visit: Reservation) => void;
  onEnded: () => void;
};

/** Cancelling a visit that was found again. */
export function ManagedCancel({ managed: { visit, manageToken }, visitAddress, onCancelled, onEnded }: Props) {
  const { t } = useTranslation();
  const rows = useVisitRows();
  const [cancel, { isLoading, error }] = useCancelExpressVisitMutation();
  const {
    patient: { firstName },
    cancelUntil,
    timeZone,
    clinicPhone: phone,
  } = visit;
  const isLate = refusalIn(error)?.message === 'appointment.tooLateToCancel';
  const act = async () => {
    const { data, error: failure } = await cancel({ manageToken });
    if (data) onCancelled(data);
    else if (isEnded(failure)) onEnded();
  };
  return (
    <CancelQuestion
      rows={[rows.when(visit), rows.where(visit), rows.who(visit), rows.whom(firstName, null)]}
      cancelUntil={cancelUntil}
      timeZone={timeZone}
      isBusy={isLoading}
      problem={error}
      onCancel={() => {
        void act();
      }}
      visitAddress={visitAddress}
    >
      {isLate && phone !== null && (
        <LinkLine>
          <PhoneLink phone={phone}>{t('cancel.call', { phone })}</PhoneLink>
        </LinkLine>
      )}
    </CancelQuestion>
  );
}
