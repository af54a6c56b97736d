import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { useAppDispatch } from '../../store/hooks';
import { Button, Page, PortalForm, Radios } from '../../ui';
import { professionalChosen } from '../channel/appointmentsSlice';
import type { BookingStepProps } from '../channel/bookingPort';
import { useChosen } from '../channel/useChosen';
import { useNetwork } from '../text/useNetwork';
import { movingWhens } from '../search/whenRange';
import { WhenFields } from '../search/WhenFields';
import { WhereFields } from '../search/WhereFields';
import { initialMove, moveChoiceOf, validateMove } from './moveForm';
import { MovingBand } from './MovingBand';

type Props = Pick<BookingStepProps, 'choice' | 'go'> & {
  appointment: Appointment;
  appointmentAddress: string;
  today: string;
  progress: string;
  notice: ReactNode;
};

export function MoveSearchStep(props: Props) {
  const { appointment, appointmentAddress, choice, go, today, progress, notice } = props;
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { profId } = useChosen(appointment.reservationId);
  const { profNameOf } = useNetwork();
  const professionals = [
    { value: 'any', label: t('move.professional.any') },
    { value: 'same', label: t('move.professional.same', { name: profNameOf(appointment.profId) }) },
  ];
  return (
    <Page title={t('move.title')} lead={progress} back={{ to: appointmentAddress, label: t('appointment.title') }}>
      <MovingBand appointment={appointment} />
      {notice}
      <PortalForm
        draft={`move ${appointment.reservationId}`}
        initialValues={initialMove(choice, appointment, profId, today)}
        validate={(values) => validateMove(values, today)}
        onSubmit={async (values) => {
          dispatch(
            professionalChosen({
              profId: values.professional === 'same' ? appointment.profId : null,
              movingId: appointment.reservationId,
            }),
          );
          go('places', { choice: moveChoiceOf(values, choice, appointment, today) });
          return undefined;
        }}
      >
        {() => (
          <>
            <WhereFields />
            <WhenFields today={today} answers={movingWhens} />
            {appointment.profId !== null && (
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
