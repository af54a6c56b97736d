import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { BottomNotice, Button } from '../../ui';
import { visuallyHidden } from '../../ui/theme/mixins';
import { useSlotNews } from './useSlotNews';

const Said = styled.p`
  ${visuallyHidden}
`;

/** Taken slots never move the list. Freed slots only prompt a new search, since they may not match. */
export function SlotNews({ slots, onUpdate }: { slots: readonly Slot[]; onUpdate: () => void }) {
  const { t } = useTranslation();
  const { taken, freed } = useSlotNews(slots);
  const [known, setKnown] = useState(freed);
  return (
    <>
      <Said role="status">{taken > 0 && t('live.taken', { count: taken })}</Said>
      {freed !== '' && freed !== known && (
        <BottomNotice
          title={t('live.freed')}
          actions={
            <>
              <Button onPress={onUpdate}>{t('live.update')}</Button>
              <Button
                look="secondary"
                onPress={() => {
                  setKnown(freed);
                }}
              >
                {t('common.close')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
