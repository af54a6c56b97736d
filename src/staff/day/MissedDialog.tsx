import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { AlertDialog, Button, Stack } from '../../ui';
import type { AskedProps } from './dayListProps';
import { useWhen } from './useWhen';

type Props = AskedProps & { onMissed: () => void };

export function MissedDialog({ appointment, timeZone, onClosed, onMissed }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const when = useWhen(appointment, timeZone);
  return (
    <AlertDialog
      title={t('staff.missed.title')}
      text={told('staff.missed.text', { name: appointment.name, when })}
      onDismiss={onClosed}
    >
      <Stack>
        <Button look="secondary" onPress={onClosed}>
          {t('staff.missed.keep')}
        </Button>
        <Button
          look="warning"
          onPress={() => {
            onClosed();
            onMissed();
          }}
        >
          {t('staff.missed.confirm')}
        </Button>
      </Stack>
    </AlertDialog>
  );
}
