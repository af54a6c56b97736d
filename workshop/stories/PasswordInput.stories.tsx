import { useTranslation } from 'react-i18next';

import { KnownUsername, PasswordInput } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/PasswordInput' } satisfies Subject;

/** The name a password manager keeps it under comes along, unseen. */
export function HiddenAndShown() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ current: 'Sapin-Givre-47', next: 'Sapin-Givre-47' }}>
      <KnownUsername value="marie.desrochers" />
      <PasswordInput name="current" label={t('account.password')} autoComplete="current-password" />
      <PasswordInput name="next" label={t('signup.password')} autoComplete="new-password" startsShown />
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ next: 'sapin' }} wrong={{ next: 'user.modify.invalidPassword' }}>
      <PasswordInput name="next" label={t('signup.password')} autoComplete="new-password" rulesId="rules" />
      <p id="rules">{t('password.rules')}</p>
    </SampleForm>
  );
}
