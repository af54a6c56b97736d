import { useTranslation } from 'react-i18next';

import type { StaffOpening } from '../../../contract/staff.ts';
import { kept } from '../../i18n/Marked';
import { useTold } from '../../i18n/useTold';
import { AlertDialog, Button, Stack } from '../../ui';
import type { OnDay } from './AppointmentPage';
import { useWhen } from './useWhen';

type Props = Pick<OnDay, 'appointment' | 'clinic'> & {
  opening: StaffOpening;
  /** Which of the two is under way. */
  sending: boolean | undefined;
  onKeep: () => void;
  onMove: (offersAgain: boolean) => void;
};

export function MoveDialog({ appointment, clinic: { timeZone }, opening, sending, onKeep, onMove }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const from = useWhen(appointment, timeZone);
  const to = useWhen(opening, timeZone);
  const { professional, mode } = opening;
  const who = professional === null ? t('staff.day.noProfessional') : kept(professional);
  const choice = (offersAgain: boolean, label: string) => (
    <Button
      busy={sending === offersAgain && t('staff.act.sending')}
      onPress={() => {
        if (sending === undefined) onMove(offersAgain);
      }}
    >
      {label}
    </Button>
  );
  return (
    <AlertDialog
      title={t('staff.move.confirm')}
      text={told('staff.move.text', { name: appointment.name, from, to }, { who, mode: t(`mode.${mode}`) })}
      onDismiss={onKeep}
    >
      <Stack>
        <Button look="secondary" onPress={onKeep}>
          {t('staff.move.keep')}
        </Button>
        {choice(true, t('staff.move.offer'))}
        {choice(false, t('staff.move.withhold'))}
      </Stack>
    </AlertDialog>
  );
}
