import type { SpaceHold } from '../../api/appointmentAnswers';
import { useHoldSpaceMutation, type Person } from '../../api/appointmentsApi';
import { TimeLeft } from './TimeLeft';

/** How long a place that an account holds for somebody is still held. */
export function HoldTimer({ hold, person }: { hold: SpaceHold; person: Person }) {
  const [extend, { isLoading, isSuccess, error }] = useHoldSpaceMutation();
  const { space, holdId } = hold;
  return (
    <TimeLeft
      hold={hold}
      extending={{
        extend: () => {
          void extend({ space, ...(holdId !== null && { holdId }), dependent: person });
        },
        isBusy: isLoading,
        isDone: isSuccess,
        problem: error,
      }}
    />
  );
}
