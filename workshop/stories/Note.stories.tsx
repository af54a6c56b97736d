import { useTranslation } from 'react-i18next';

import { Note, Stack } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/Note' } satisfies Subject;

export function Icons() {
  const { t } = useTranslation();
  return (
    <Stack>
      <Note>{t('express.memory')}</Note>
      <Note icon="lock">{t('express.manage.tries')}</Note>
      <Note icon="clock">{t('express.need.time')}</Note>
    </Stack>
  );
}
