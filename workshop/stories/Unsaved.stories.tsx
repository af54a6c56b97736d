import { useTranslation } from 'react-i18next';

import { Checkbox, Unsaved } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/Unsaved' } satisfies Subject;

/** As the form stands once somebody ticked what is not saved yet. */
export function Ticked() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ reminder: true }}>
      <Checkbox name="reminder" summaryLabel={t('login.terms.short')}>
        {t('login.terms')}
      </Checkbox>
      <Unsaved saved={{ reminder: false }}>{t('notifications.unsaved')}</Unsaved>
    </SampleForm>
  );
}
