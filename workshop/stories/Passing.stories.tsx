import { useTranslation } from 'react-i18next';

import { Passing, Stack, saysOnArrival } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Waiting/Passing' } satisfies Subject;

export function SaidOnce() {
  const { t } = useTranslation();
  return (
    <Stack>
      <h2>{t('booking.places.title')}</h2>
      <div {...saysOnArrival}>
        <Passing>{t('live.taken', { count: 2 })}</Passing>
      </div>
    </Stack>
  );
}
