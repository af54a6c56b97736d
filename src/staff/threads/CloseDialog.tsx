import { useTranslation } from 'react-i18next';

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
  return (
    <AlertDialog title={t('staff.close.title')} text={t('staff.close.text', { name })} onDismiss={onKeep}>
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
