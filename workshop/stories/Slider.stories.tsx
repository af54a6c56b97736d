import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Slider } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Fields/Slider' } satisfies Subject;

const most = 24;

export function InTheMiddle() {
  const { t } = useTranslation();
  const [value, setValue] = useState(9);
  return (
    <Slider
      label={t('replay.timeline')}
      value={value}
      most={most}
      valueText={t('replay.step', { at: value, of: most })}
      onChange={setValue}
    />
  );
}
