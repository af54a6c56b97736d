import { useTranslation } from 'react-i18next';

import type { SlotOffer, WatchedAlert } from '../../api/alertAnswers';
import { useReleaseSlotMutation, type Person } from '../../api/appointmentsApi';
import { SlotLine } from '../../scheduling/appointment/SlotLine';
import { useAppointmentsOf } from '../../scheduling/appointment/useAppointmentsOf';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import { HoldTimer } from '../../scheduling/hold/HoldTimer';
import { MoveComparison } from '../../scheduling/moving/MoveComparison';
import { Button, Cluster } from '../../ui';
import { useStanding } from '../../unproven/useStanding';
import { LookAgain } from '../../unproven/LookAgain';
import { useTakeOffer } from './useTakeOffer';

type Props = {
  alert: WatchedAlert;
  offer: SlotOffer;
  person: Person;
  personName: string | undefined;
  seesHistory: boolean;
  onActFor: () => void;
  onLeft: () => void;
  onGone: () => void;
};

export function OpenOffer({ alert, offer, person, personName, seesHistory, onActFor, onLeft, onGone }: Props) {
  const { t } = useTranslation();
  const { reservationId } = alert;
  const replaced = useAppointmentsOf(person, seesHistory && reservationId !== null).find(
    (one) => one.reservationId === reservationId,
  );
  const [release, releasing] = useReleaseSlotMutation();
  const { isLoading: isLeaving } = releasing;
  const { error } = useStanding(releasing);
  const { takeOffer, isTaking, problem } = useTakeOffer(alert, person);
  const take = async () => {
    onActFor();
    if ((await takeOffer(offer)) === 'gone') onGone();
  };
  const leave = async () => {
    const { error: failure } = await release({ spaceId: offer.space.spaceId, dependent: person });
    if (!failure) onLeft();
  };
  return (
    <>
      <ProblemAlert
        problem={problem ?? error}
        unknown={{
          what: t(problem ? 'hold.notKnown' : 'hold.release.notKnown'),
          look: (
            <LookAgain
              isBusy={isTaking || isLeaving}
              onLook={() => {
                void (problem ? take() : leave());
              }}
            />
          ),
        }}
      />
      {replaced ? (
        <MoveComparison before={replaced} after={offer.space} heading="h3" />
      ) : (
        <SlotLine slot={offer.space} />
      )}
      {reservationId !== null && <p>{t('offer.replaces')}</p>}
      <HoldTimer
        held={{ holdId: null, space: offer.space, extendable: false, endsAt: offer.endsAt }}
        saysStart={false}
      />
      <Cluster>
        <Button
          busy={isTaking && t('booking.slot.busy')}
          onPress={() => {
            void take();
          }}
        >
          {personName === undefined ? t('offer.take') : t('offer.take.for', { name: personName })}
        </Button>
        <Button
          look="secondary"
          busy={isLeaving && t('hold.release.busy')}
          onPress={() => {
            void leave();
          }}
        >
          {t('offer.leave')}
        </Button>
      </Cluster>
    </>
  );
}
