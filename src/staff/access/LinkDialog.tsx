import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffLinkAct, StaffPersonLink } from '../../../contract/staffPeople.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, AlertDialog, Button, Stack } from '../../ui';
import { OpenLinkDialog } from './OpenLinkDialog';
import type { LinkActs } from './useLinkActs';

/** `person`: the name of whom the access is about. */
export type LinkDialogProps = { link: StaffPersonLink; person: string; acts: LinkActs; onClosed: () => void };

export type Asking = { act: StaffLinkAct; link: StaffPersonLink };

type PlainAct = Exclude<StaffLinkAct, 'accept' | 'consent'>;

type Failure = Awaited<ReturnType<LinkActs['send']>>;

function PlainDialog({ act, link, person: name, acts, onClosed }: LinkDialogProps & { act: PlainAct }) {
  const { t } = useTranslation();
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
      text={t(`staff.link.${word}.text`, { name, holder: link.holder })}
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
