import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Unfold } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Unfold' } satisfies Subject;

export function Closed() {
  const { t } = useTranslation();
  return (
    <Unfold label={t('export.contents')}>
      <p>{t('export.contents.format')}</p>
    </Unfold>
  );
}

export function Open() {
  const { t } = useTranslation();
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    slot.current?.querySelector('summary')?.click();
  }, []);
  return (
    <div ref={slot}>
      <Unfold label={t('export.contents')}>
        <p>{t('export.contents.format')}</p>
      </Unfold>
    </div>
  );
}
