import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { useAppDispatch } from '../../store/hooks';
import { Button, Page, PortalForm, Radios } from '../../ui';
import { professionalChosen } from '../channel/appointmentsSlice';
import type { BookingStepProps } from '../channel/bookingPort';
import { useChosen } from '../channel/useChosen';
import { useNetwork } from '../words/useNetwork';
import { movingWhens } from '../search/whenRange';
import { WhenFields } from '../search/WhenFields';
import { WhereFields } from '../search/WhereFields';
import { initialMove, moveChoiceOf, validateMove } from './moveForm';
import { MovingBand } from './MovingBand';

type Props = Pick<BookingStepProps, 'choice' | 'go'> & {
  visit: Reservation;
  visitAddress: string;
  today: string;
  progress: string;
};

/** Where, when and with whom instead; the reason and the kind of care stay. */
export function MoveSearchStep({ visit, visitAddress, choice, go, today, progress }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { profId } = useChosen(visit.reservationId);
  const { profNameOf } = useNetwork();
  const professionals = [
    { value: 'any', label: t('move.professional.any') },
    { value: 'same', label: t('move.professional.same', { name: profNameOf(visit.profId) }) },
  ];
  return (
    <Page title={t('move.title')} lead={progress} back={{ to: visitAddress, label: t('visit.title') }}>
      <MovingBand visit={visit} />
      <PortalForm
        draft={`move ${visit.reservationId}`}
        initialValues={initialMove(choice, visit, profId, today)}
        validate={(values) => validateMove(values, today)}
        onSubmit={async (values) => {
          dispatch(
            professionalChosen({
              profId: values.professional === 'same' ? visit.profId : null,
              movingId: visit.reservationId,
            }),
          );
          go('places', { choice: moveChoiceOf(values, choice, visit, today) });
          return undefined;
        }}
      >
        {() => (
          <>
            <WhereFields />
            <WhenFields today={today} answers={movingWhens} />
            {visit.profId !== null && (
              <Radios name="professional" label={t('booking.filter.professional')} options={professionals} />
            )}
            <div>
              <Button type="submit">{t('booking.search')}</Button>
            </div>
          </>
        )}
      </PortalForm>
    </Page>
  );
}
