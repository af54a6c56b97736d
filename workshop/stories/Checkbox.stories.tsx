import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../src/lib/paths';
import { Checkbox } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/Checkbox' } satisfies Subject;

export function States() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ open: false, accepted: true }}>
      <Checkbox name="open" summaryLabel={t('login.terms.short')}>
        {t('login.terms')}
      </Checkbox>
      <Checkbox name="accepted" summaryLabel={t('login.terms.short')}>
        <Trans
          i18nKey="signup.terms"
          components={{ terms: <Link to={paths.terms} />, privacy: <Link to={paths.privacy} /> }}
        />
      </Checkbox>
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ open: false }} wrong={{ open: 'errors.acceptTermsAndPrivacy' }}>
      <Checkbox name="open" summaryLabel={t('login.terms.short')}>
        {t('login.terms')}
      </Checkbox>
    </SampleForm>
  );
}
