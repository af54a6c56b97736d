import { useTranslation } from 'react-i18next';

import { LinkLine, OnScreen, Stack } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Layout/OnScreen' } satisfies Subject;

/** The link is gone in the preview of a print. */
export function LeftOutOnPaper() {
  const { t } = useTranslation();
  return (
    <Stack>
      <p>{t('guest.memory')}</p>
      <OnScreen>
        <LinkLine>
          <a href="#recover">{t('login.forgot')}</a>
        </LinkLine>
      </OnScreen>
    </Stack>
  );
}
