import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Page, SkipLink } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Frame/SkipLink', parameters: { frame: 'page' } } satisfies Subject;

/** It shows once the keyboard is on it. */
export function Reached() {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('a')?.focus();
  }, []);
  return (
    <>
      <div ref={place}>
        <SkipLink />
      </div>
      <Page title={t('home.title')} />
    </>
  );
}
