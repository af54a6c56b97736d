import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffLinkAct } from '../../../contract/staffPeople.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useTold } from '../../i18n/useTold';
import { Alert, AlertDialog, Button, Stack } from '../../ui';
import type { LinkDialogProps } from './linkDialogProps';
import { OpenLinkDialog } from './OpenLinkDialog';
import type { LinkActs } from './useLinkActs';

type PlainAct = Exclude<StaffLinkAct, 'accept' | 'consent'>;

type Failure = Awaited<ReturnType<LinkActs['send']>>;

function PlainDialog({ act, link, person: name, acts, onClosed }: LinkDialogProps & { act: PlainAct }) {
  const { t } = useTranslation();
  const told = useTold();
  const words = useServerMessage();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<Failure>();
  const word = act === 'end' && link.state === 'pending' ? 'refuse' : act;
  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const failure = await acts.send(link, { act });
    setIsSending(false);
    setError(failure);
    if (!failure) onClosed();
  };
  return (
    <AlertDialog
      title={t(`staff.link.${word}.title`)}
      text={told(`staff.link.${word}.text`, { name, holder: link.holder })}
      onDismiss={onClosed}
    >
      <Stack>
        {error && <Alert>{words(error)}</Alert>}
        <Button look="secondary" onPress={onClosed}>
          {t('staff.link.keep')}
        </Button>
        <Button
          look={act === 'lock' || act === 'end' ? 'warning' : 'primary'}
          busy={isSending && t('staff.act.sending')}
          onPress={() => {
            void send();
          }}
        >
          {t(`staff.link.${word}.confirm`)}
        </Button>
      </Stack>
    </AlertDialog>
  );
}

export function LinkDialog({ act, ...props }: LinkDialogProps & { act: StaffLinkAct }) {
  return act === 'accept' || act === 'consent' ? (
    <OpenLinkDialog act={act} {...props} />
  ) : (
    <PlainDialog act={act} {...props} />
  );
}
