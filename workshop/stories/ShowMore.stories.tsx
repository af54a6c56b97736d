import { useTranslation } from 'react-i18next';

import { ShowMore } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/ShowMore' } satisfies Subject;

export function More() {
  const { t } = useTranslation();
  return <ShowMore label={t('mailbox.more')} ids={[]} onMore={() => undefined} isAdding={false} />;
}

export function Adding() {
  const { t } = useTranslation();
  return <ShowMore label={t('mailbox.more')} ids={[]} onMore={() => undefined} isAdding />;
}
