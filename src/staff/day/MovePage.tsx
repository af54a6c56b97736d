import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffOpening } from '../../../contract/staff.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { EmptyState, Outcome, RetryAlert, Skeleton, Toggles } from '../../ui';
import { useShowOpeningsQuery } from '../careApi';
import { AppointmentPage, type OnDay } from './AppointmentPage';
import { MoveDialog } from './MoveDialog';
import { Openings } from './Openings';
import { useMove } from './useMove';
import { useWeeks } from './useWeeks';

function Choice(found: OnDay) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { appointment, clinic } = found;
  const { currentData, error, isFetching, refetch } = useShowOpeningsQuery(appointment.reservationId);
  const [chosen, setChosen] = useState<StaffOpening>();
  const close = () => {
    setChosen(undefined);
  };
  const { move, refused, sending } = useMove(found, close);
  const weeks = useWeeks(clinic.timeZone);
  const openings = currentData?.openings.filter(weeks.isShown);
  return (
    <>
      {refused && (
        <Outcome key={refused.times} tone="error">
          <p>{words(refused.error)}</p>
        </Outcome>
      )}
      <Toggles label={t('staff.move.weeks')} chosen={weeks.chosen} options={weeks.options} onChoose={weeks.choose} />
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {currentData === undefined && isFetching && <Skeleton cards={2} />}
      {openings?.length === 0 && <EmptyState title={t('staff.move.none.title')} text={t('staff.move.none.text')} />}
      {openings && <Openings openings={openings} timeZone={clinic.timeZone} onChoose={setChosen} />}
      {chosen && (
        <MoveDialog
          appointment={appointment}
          clinic={clinic}
          opening={chosen}
          sending={sending}
          onKeep={close}
          onMove={(offersAgain) => {
            void move(chosen, offersAgain);
          }}
        />
      )}
    </>
  );
}

export function MovePage() {
  return <AppointmentPage page="move">{(found) => <Choice {...found} />}</AppointmentPage>;
}
