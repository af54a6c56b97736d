import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { tagOf } from '../../lib/language';
import { Button, Cluster, Slider, Stack, Unfold, interrupts, saysOnArrival } from '../../ui';
import { color, space, width } from '../../ui/theme/tokens';
import { Faults, FaultHere } from './Faults';
import type { Replay } from './makeReplay';

/** So that a replay is never taken for a patient’s portal. */
const Ground = styled.section`
  position: sticky;
  top: 0;
  z-index: 2;
  max-height: 60vh;
  overflow-y: auto;
  border-block-end: 4px solid ${color.proxy};
  background: ${color.surface};
`;

const Inside = styled(Stack)`
  max-width: ${width.home};
  margin: 0 auto;
  padding: ${space.m} ${space.l};
`;

type Props = { replay: Replay; theirs: string; ours: string; note: string; onClose: () => void };

const Top = styled(Cluster)`
  justify-content: space-between;
  row-gap: 0;
`;

const Steps = styled(Cluster)`
  gap: ${space.s} ${space.l};
  button {
    width: auto;
  }
`;

function StepButtons({ replay }: Pick<Props, 'replay'>) {
  const { t } = useTranslation();
  const move = (steps: number) => () => {
    replay.show(replay.at() + steps);
  };
  return (
    <>
      <Button look="secondary" onPress={move(-1)}>
        {t('replay.previous')}
      </Button>
      <Button look="secondary" onPress={move(1)}>
        {t('replay.next')}
      </Button>
    </>
  );
}

function Bar({ replay, theirs, ours, note, onClose }: Props) {
  const {
    t,
    i18n: { language },
  } = useTranslation();
  const at = useSyncExternalStore(replay.subscribe, replay.at);
  const { name, minutes, fault, broken } = replay.step();
  return (
    <Ground aria-label={t('replay.banner')} lang={tagOf(language === 'en' ? 'en' : 'fr')}>
      <Inside $gap="s">
        <Top>
          <strong>{t('replay.banner')}</strong>
          <Button look="quiet" onPress={onClose}>
            {t('replay.close')}
          </Button>
        </Top>
        <Slider
          label={t('replay.timeline')}
          value={at}
          max={replay.last}
          valueText={t('replay.at', { at, of: replay.last, name })}
          onChange={replay.show}
        />
        <Steps>
          <StepButtons replay={replay} />
          <p {...saysOnArrival}>
            <span>{t('replay.step', { at, of: replay.last })}</span>{' '}
            {minutes !== undefined && <span>{t('replay.minutes', { count: minutes })}</span>}
            <br />
            <code translate="no">{name}</code>
          </p>
        </Steps>
        {broken !== undefined && <p {...interrupts}>{t('replay.skipped', { error: broken })}</p>}
        {fault && <FaultHere fault={fault} />}
        <Faults replay={replay} />
        {theirs !== ours && <p {...saysOnArrival}>{t('replay.otherVersion', { theirs, ours })}</p>}
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
