import { useTranslation } from 'react-i18next';

import { TextArea } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/TextArea' } satisfies Subject;

export function Empty() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ body: '' }}>
      <TextArea name="body" label={t('mailbox.body')} hint={t('mailbox.body.hint')} />
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ body: '' }} wrong={{ body: 'errors.cannotBeEmpty' }}>
      <TextArea name="body" label={t('mailbox.body')} hint={t('mailbox.body.hint')} />
    </SampleForm>
  );
}
