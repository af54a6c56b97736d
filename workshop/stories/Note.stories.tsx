import { useTranslation } from 'react-i18next';

import { Note, Stack } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/Note' } satisfies Subject;

export function Icons() {
  const { t } = useTranslation();
  return (
    <Stack>
      <Note>{t('guest.memory')}</Note>
      <Note icon="lock">{t('guest.manage.tries')}</Note>
      <Note icon="clock">{t('guest.need.time')}</Note>
    </Stack>
  );
}
