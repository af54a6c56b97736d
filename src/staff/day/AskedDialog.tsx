import type { StaffDayQuery } from '../../../contract/staff.ts';
import { CancelDialog } from './CancelDialog';
import type { AskedProps, Asking } from './dayListProps';
import { MissedDialog } from './MissedDialog';
import type { useActs } from './useActs';

type Props = Omit<AskedProps, 'appointment'> & {
  asking: Asking;
  day: StaffDayQuery;
  acts: ReturnType<typeof useActs>;
};

export function AskedDialog({ asking: { act, appointment }, day, acts, ...props }: Props) {
  if (act === 'cancel')
    return (
      <CancelDialog
        {...props}
        appointment={appointment}
        day={day}
        onSending={acts.cancelling}
        onCancelled={acts.tellCancelled}
      />
    );
  return (
    <MissedDialog
      {...props}
      appointment={appointment}
      onMissed={() => {
        void acts.act(appointment, 'missed');
      }}
    />
  );
}
