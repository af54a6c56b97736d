import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { Alert, AlertDialog, Button, Stack } from '../../ui';

type Props = {
  name: string;
  failure: string | undefined;
  isBusy: boolean;
  onKeep: () => void;
  onClose: () => void;
};

export function CloseDialog({ name, failure, isBusy, onKeep, onClose }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <AlertDialog title={t('staff.close.title')} text={told('staff.close.text', { name })} onDismiss={onKeep}>
      <Stack>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <Button look="secondary" onPress={onKeep}>
          {t('staff.close.keep')}
        </Button>
        <Button look="warning" busy={isBusy && t('staff.act.sending')} onPress={onClose}>
          {t('staff.thread.close')}
        </Button>
      </Stack>
    </AlertDialog>
  );
}
