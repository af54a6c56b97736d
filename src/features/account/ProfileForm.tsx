import { useTranslation } from 'react-i18next';

import { languages } from '../../../contract/languages.ts';
import type { Profile } from '../../../contract/session.ts';
import { refusalIn } from '../../api/capability';
import { useChangeUserMutation } from '../../api/profileApi';
import { tagOf } from '../../lib/language';
import { BirthDateInput, Button, PortalForm, Radios, TextInput, type FormFailure } from '../../ui';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { initialProfile, profileChangeOf, validateProfile, type ProfileValues } from './profileValues';

type Props = { profile: Profile; today: string; onSaved: () => Promise<void> };

export function ProfileForm({ profile, today, onSaved }: Props) {
  const { t } = useTranslation();
  const [changeUser] = useChangeUserMutation();
  const save = async (values: ProfileValues): Promise<FormFailure | undefined> => {
    const { error } = await changeUser(profileChangeOf(values));
    if (error) return refusalIn(error) ?? {};
    await onSaved();
    return undefined;
  };
  // Each language in its own words, for people who read only one.
  const choices = languages.map((lang) => ({ value: lang, label: t(`profile.lang.${lang}`), lang: tagOf(lang) }));
  return (
    <PortalForm
      draft="profile"
      initialValues={initialProfile(profile)}
      validate={(values) => validateProfile(values, profile, today)}
      onSubmit={save}
      tellFailure={tellFailure(t('unknown.saved'))}
    >
      {({ isSending }) => (
        <>
          <TextInput
            name="firstName"
            label={t('profile.firstName')}
            autoComplete="given-name"
            capitalize="words"
            optional={profile.firstName === null}
          />
          <TextInput
            name="lastName"
            label={t('profile.lastName')}
            autoComplete="family-name"
            capitalize="words"
            optional={profile.lastName === null}
          />
          <BirthDateInput
            name="birthDate"
            label={t('profile.birthDate')}
            own
            nam={profile.nam}
            optional={profile.birthDate === null}
          />
          <TextInput
            name="phone"
            label={t('profile.phone')}
            hint={t('profile.phone.hint')}
            type="tel"
            autoComplete="tel"
            optional
          />
          <Radios name="lang" label={t('profile.lang')} options={choices} beside />
          <div>
            <Button type="submit" busy={isSending && t('account.saving')}>
              {t('account.save')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
