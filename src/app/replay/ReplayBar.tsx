import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { tagOf } from '../../lib/language';
import { Button, Cluster, Stack, Unfold } from '../../ui';
import { color, space, width } from '../../ui/theme/tokens';
import type { Replay } from './makeReplay';

/** Always visible, so that a replay is never taken for a patient’s portal. */
const Ground = styled.section`
  position: sticky;
  top: 0;
  z-index: 2;
  border-block-end: 4px solid ${color.proxy};
  background: ${color.surface};
`;

const Inside = styled(Stack)`
  max-width: ${width.home};
  margin: 0 auto;
  padding: ${space.m} ${space.l};
`;

type Props = { replay: Replay; theirs: string; ours: string; note: string; onClose: () => void };

function Bar({ replay, theirs, ours, note, onClose }: Props) {
  const {
    t,
    i18n: { language },
  } = useTranslation();
  const at = useSyncExternalStore(replay.subscribe, replay.at);
  const { type, errors } = replay.step();
  return (
    <Ground aria-label={t('replay.banner')} lang={tagOf(language === 'en' ? 'en' : 'fr')}>
      <Inside $gap="s">
        <p>
          <strong>{t('replay.banner')}</strong>
        </p>
        {theirs !== ours && <p role="status">{t('replay.otherVersion', { theirs, ours })}</p>}
        {errors[0] !== undefined && <p role="alert">{t('replay.failed', { error: errors[0] })}</p>}
        <Cluster>
          <Button
            look="secondary"
            onPress={() => {
              replay.show(at - 1);
            }}
          >
            {t('replay.previous')}
          </Button>
          <Button
            look="secondary"
            onPress={() => {
              replay.show(at + 1);
            }}
          >
            {t('replay.next')}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {t('replay.close')}
          </Button>
        </Cluster>
        <p role="status">
          {t('replay.step', { at, of: replay.last })} <code translate="no">{type}</code>
        </p>
        {note !== '' && (
          <Unfold label={t('replay.note')}>
            <p>{note}</p>
          </Unfold>
        )}
      </Inside>
    </Ground>
  );
}

export function ReplayBar({ i18n, ...props }: Props & { i18n: i18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <Bar {...props} />
    </I18nextProvider>
  );
}
