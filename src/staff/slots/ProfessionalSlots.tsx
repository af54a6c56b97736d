import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffSlot } from '../../../contract/staffSlots.ts';
import { listed } from '../../lib/lists';
import { Button, Card, Cluster, SlotGrid } from '../../ui';
import type { StaffClinic } from '../useClinic';
import { SlotCell } from './SlotCell';
import { isWithdrawable, isWithdrawn, type Asking } from './slotsOf';

type Props = {
  clinic: StaffClinic;
  date: string;
  slots: readonly StaffSlot[];
  onAsk: (asking: Asking) => void;
};

/** The button for all leaves with what it changed: the heading takes the focus. */
const useHeadingFocus = (counts: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isPressed.current && isLost) heading.current?.focus();
    isPressed.current = false;
  }, [counts]);
  return {
    heading,
    pressed: () => {
      isPressed.current = true;
    },
  };
};

export function ProfessionalSlots({ clinic, date, slots, onAsk }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const who = slots[0]?.professional ?? t('staff.slots.nobody');
  const [free, withdrawn] = [slots.filter(isWithdrawable), slots.filter(isWithdrawn)];
  const { heading, pressed } = useHeadingFocus(`${free.length} ${withdrawn.length}`);
  const booked = slots.filter(({ state }) => state === 'booked');
  const all = (act: Asking['act'], of: readonly StaffSlot[]) => {
    const words = t(`staff.slots.${act}.all`, { count: of.length });
    return (
      of.length > 1 && (
        <Button
          look="secondary"
          label={listed([words, who])}
          onPress={() => {
            pressed();
            onAsk({ act, slots: of });
          }}
        >
          {words}
        </Button>
      )
    );
  };
  return (
    <Card aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} translate="no">
        {who}
      </h2>
      <p>
        {listed([
          t('staff.count.free', { count: free.length }),
          t('staff.slots.count.booked', { count: booked.length }),
          withdrawn.length > 0 && t('staff.slots.count.withdrawn', { count: withdrawn.length }),
        ])}
      </p>
      <SlotGrid $slot="usual">
        {slots.map((slot) => (
          <SlotCell key={slot.slotId} slot={slot} clinic={clinic} date={date} onAsk={onAsk} />
        ))}
      </SlotGrid>
      {(free.length > 1 || withdrawn.length > 1) && (
        <Cluster>
          {all('withdraw', free)}
          {all('offer', withdrawn)}
        </Cluster>
      )}
    </Card>
  );
}
