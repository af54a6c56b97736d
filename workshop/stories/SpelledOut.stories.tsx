import { useTranslation } from 'react-i18next';

import { Pause, SpelledOut, Stack, Unseen } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/SpelledOut' } satisfies Subject;

const reference = 'E63VV 6Y347';

/** Seen as « E63VV 6Y347 »; a screen reader says each character, then the words that nobody sees. */
export function Reference() {
  const { t } = useTranslation();
  return (
    <Stack>
      <p>
        {t('confirmed.reference')}
        <Pause>,</Pause> <SpelledOut>{reference}</SpelledOut> <Unseen>{t('common.optional')}</Unseen>
      </p>
    </Stack>
  );
}
