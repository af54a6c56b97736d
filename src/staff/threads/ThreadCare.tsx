import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { StaffThread } from '../../../contract/staffThreads.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, Button, Cluster, Passing, saysWhole, Unseen } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { CloseDialog } from './CloseDialog';
import { Holder } from './Holder';
import { useCare } from './useCare';
import { useHolder } from './useHolder';

const Bar = styled.section`
  display: grid;
  gap: ${space.m};
`;

/** A pressed button leaves with the state that it changed: the words for the state take the focus. */
export function ThreadCare({ thread, name }: { thread: StaffThread; name: string }) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const [isClosing, setClosing] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  const { act, busy, error, failed, told } = useCare(thread);
  const { isColleagues, isMine } = useHolder(thread.holder);
  const press = async (what: Parameters<typeof act>[0]) => {
    if (!(await act(what))) return;
    setClosing(false);
    state.current?.focus();
  };
  const button = (what: 'take' | 'giveBack', label: string) => (
    <Button
      look="secondary"
      busy={busy === what && t('staff.act.sending')}
      onPress={() => {
        void press(what);
      }}
    >
      {label}
    </Button>
  );
  return (
    <Bar aria-label={t('staff.thread.care')}>
      <p ref={state} tabIndex={-1}>
        {thread.isWaiting ? <Holder holder={thread.holder} /> : <span>{t('staff.thread.over')}</span>}
      </p>
      <Unseen as="div" {...saysWhole}>
        <p>{told.count > 0 && <Passing key={told.count}>{told.text}</Passing>}</p>
      </Unseen>
      {error && !isClosing && <Alert>{words(error)}</Alert>}
      {thread.isWaiting && (
        <Cluster>
          {isMine
            ? button('giveBack', t('staff.thread.giveBack'))
            : button('take', t(isColleagues ? 'staff.thread.takeOver' : 'staff.thread.take'))}
          {!isColleagues && (
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
          name={name}
          failure={error && failed === 'close' ? words(error) : undefined}
          isBusy={busy === 'close'}
          onKeep={() => {
            setClosing(false);
          }}
          onClose={() => {
            void press('close');
          }}
        />
      )}
    </Bar>
  );
}
