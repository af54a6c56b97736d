import type { Slot } from '../../../contract/appointments.ts';
import type { SlotHold } from '../../api/appointmentAnswers';
import { useListHoldsQuery, type Person } from '../../api/appointmentsApi';
import { isAwaited } from '../../api/isAwaited';
import { useGetUserQuery } from '../../api/profileApi';
import { useAlerts } from '../../scheduling/hold/useAlerts';

type Wanted = {
  /** The appointment to replace; null for a new one. */
  movingId: string | null;
  /** Only the hold of this slot counts. */
  chosen?: Slot | null;
};

/** The person's hold or offered slot. A hold without a person belongs to the user. */
export const useHeldSlot = (person: Person, { movingId, chosen = null }: Wanted) => {
  const asked = useListHoldsQuery();
  const { data: holds = [] } = asked;
  const { alerts } = useAlerts();
  const user = useGetUserQuery();
  const patientId = person === null ? user.data?.patientId : person.patientId;
  const isTheirs = ({ patientId: heldFor }: SlotHold) => (heldFor === null ? person === null : heldFor === patientId);
  const offers = alerts
    .filter(({ reservationId }) => chosen !== null || reservationId === movingId)
    .flatMap((alert): SlotHold[] =>
      alert.offer === null ? [] : [{ ...alert.offer, holdId: null, patientId: alert.patientId, extendable: false }],
    );
  const theirs = [...holds, ...offers].filter(isTheirs);
  return {
    hold: theirs.find(({ space }) => chosen === null || space.spaceId === chosen.spaceId),
    heldIds: theirs.map(({ space }) => space.spaceId),
    isLoading: isAwaited(asked) || isAwaited(user),
  };
};
