import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { StaffThread, ThreadAct } from '../../../contract/staffThreads.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, Button, Cluster, Passing, Unseen } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { useActOnThreadMutation } from '../threadsApi';
import { CloseDialog } from './CloseDialog';
import { Holder } from './Holder';
import { useActKeys } from '../useActKeys';

const Bar = styled.section`
  display: grid;
  gap: ${space.m};
`;

const useCare = (thread: StaffThread, onActed: () => void) => {
  const { t } = useTranslation();
  const [told, setTold] = useState('');
  const [send, { isLoading, error, originalArgs }] = useActOnThreadMutation();
  const { threadId, revision } = thread;
  const keyOf = useActKeys();
  const act = async (what: ThreadAct): Promise<boolean> => {
    setTold('');
    const { error: failure } = await send({ threadId, act: what, revision, key: keyOf(`${what} ${revision}`) });
    if (failure) return false;
    onActed();
    setTold(t(`staff.told.${what}`));
    return true;
  };
  return { act, told, error, busy: isLoading ? originalArgs?.act : undefined };
};

export function ThreadCare({ thread, onActed }: { thread: StaffThread; onActed: () => void }) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const [isClosing, setClosing] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  const { act, busy, error, told } = useCare(thread, onActed);
  const { holder, isWaiting } = thread;
  const press = async (what: ThreadAct) => {
    if (busy === undefined && (await act(what))) state.current?.focus();
  };
  const button = (what: ThreadAct, label: string) => (
    <Button look="secondary" busy={busy === what && t('staff.act.sending')} onPress={() => void press(what)}>
      {label}
    </Button>
  );
  const isOthers = holder !== null && !holder.isMe;
  return (
    <Bar aria-label={t('staff.thread.care')}>
      <p ref={state} tabIndex={-1}>
        {isWaiting ? <Holder holder={holder} /> : t('staff.thread.over')}
      </p>
      <Unseen as="div" aria-live="polite">
        {told !== '' && (
          <Passing>
            <p>{told}</p>
          </Passing>
        )}
      </Unseen>
      {error && !isClosing && <Alert>{words(error)}</Alert>}
      {isWaiting && (
        <Cluster>
          {holder === null && button('take', t('staff.thread.take'))}
          {isOthers && button('take', t('staff.thread.takeOver'))}
          {holder?.isMe === true && button('giveBack', t('staff.thread.giveBack'))}
          {!isOthers && (
            <Button
              look="quiet"
              onPress={() => {
                setClosing(true);
              }}
            >
              {t('staff.thread.close')}
            </Button>
          )}
        </Cluster>
      )}
      {isClosing && (
        <CloseDialog
          name={thread.about.name}
          failure={error && words(error)}
          isBusy={busy === 'close'}
          onKeep={() => {
            setClosing(false);
          }}
          onClose={async () => {
            if (!(await act('close'))) return;
            setClosing(false);
            state.current?.focus();
          }}
        />
      )}
    </Bar>
  );
}
