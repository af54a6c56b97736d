import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Page, SkipLink } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Frame/SkipLink', parameters: { frame: 'page' } } satisfies Subject;

/** It shows once the keyboard is on it. */
export function Reached() {
  const { t } = useTranslation();
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    slot.current?.querySelector('a')?.focus();
  }, []);
  return (
    <>
      <div ref={slot}>
        <SkipLink />
      </div>
      <Page title={t('home.title')} />
    </>
  );
}
