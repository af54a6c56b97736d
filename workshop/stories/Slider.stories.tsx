import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Slider } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Fields/Slider' } satisfies Subject;

const max = 24;

export function InTheMiddle() {
  const { t } = useTranslation();
  const [value, setValue] = useState(9);
  return (
    <Slider
      label={t('replay.timeline')}
      value={value}
      max={max}
      valueText={t('replay.step', { at: value, of: max })}
      onChange={setValue}
    />
  );
}
