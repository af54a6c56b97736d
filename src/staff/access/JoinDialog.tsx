import { useTranslation } from 'react-i18next';

import type { StaffPersonSummary } from '../../../contract/staffPeople.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useTold } from '../../i18n/useTold';
import { Alert, AlertDialog, Button, Stack } from '../../ui';
import { useJoinRecordsMutation } from '../peopleApi';
import { useActKeys } from '../useActKeys';
import { usePersonFacts } from './usePersonFacts';

type Props = {
  clinic: string;
  person: StaffPersonSummary;
  twin: StaffPersonSummary;
  onDone: (said: string) => void;
  onClosed: () => void;
};

/** It cannot be undone. */
export function JoinDialog({ clinic, person, twin, onDone, onClosed }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const words = useServerMessage();
  const [send, { isLoading, error }] = useJoinRecordsMutation();
  const keys = useActKeys();
  const [one, other] = [usePersonFacts(person), usePersonFacts(twin)];
  const join = async (): Promise<void> => {
    if (isLoading) return;
    const { patientId } = person;
    const key = keys.keyOf(twin.patientId);
    const { data, error: failure } = await send({ clinic, patientId, record: twin.patientId, key });
    if (failure) {
      keys.failed(twin.patientId, failure);
      return;
    }
    onClosed();
    onDone(t('staff.join.done', { count: data?.waiting ?? 0 }));
  };
  return (
    <AlertDialog
      title={t('staff.join.title')}
      text={told(
        'staff.join.text',
        { kept: one.name, joined: other.name },
        { keptFacts: one.line, joinedFacts: other.line },
      )}
      onDismiss={onClosed}
    >
      <Stack>
        {error && <Alert>{words(error)}</Alert>}
        <Button look="secondary" onPress={onClosed}>
          {t('staff.join.keep')}
        </Button>
        <Button
          look="warning"
          busy={isLoading && t('staff.act.sending')}
          onPress={() => {
            void join();
          }}
        >
          {t('staff.join.confirm')}
        </Button>
      </Stack>
    </AlertDialog>
  );
}
