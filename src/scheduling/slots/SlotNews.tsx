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

/**
 * What happened to the places on screen since they were listed. A place that was taken says so where it stands, and nothing moves;
 * places that came free are offered, since only a new search knows whether they suit.
 */
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
