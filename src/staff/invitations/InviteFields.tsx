import { useTranslation } from 'react-i18next';

import { adviseOnNam } from '../../../contract/healthNumber.ts';
import { cleanNam } from '../../../contract/rules.ts';
import type { StaffSeriesChoices } from '../../../contract/staffSlots.ts';
import { languages } from '../../lib/language';
import { BirthDateInput, NamInput, Radios, SelectInput, TextInput } from '../../ui';
import { careTypesOf, counts, spans } from './inviteValues';

/** As printed on the card; then where the code goes, and for what. */
export function InviteFields({ choices }: { choices: StaffSeriesChoices }) {
  const { t } = useTranslation();
  return (
    <>
      <NamInput
        name="nam"
        label={t('staff.card.nam')}
        hint={t('staff.card.nam.hint')}
        own={false}
        clean={cleanNam}
        advise={adviseOnNam}
      />
      <BirthDateInput name="birthDate" label={t('staff.card.birthDate')} namField="nam" />
      <TextInput name="firstName" label={t('staff.invite.firstName')} autoComplete="off" capitalize="words" />
      <TextInput name="lastName" label={t('staff.invite.lastName')} autoComplete="off" capitalize="words" />
      <TextInput
        name="email"
        label={t('staff.invite.email')}
        hint={t('staff.invite.email.hint')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <Radios
        name="lang"
        label={t('staff.invite.lang')}
        options={languages.map((lang) => ({ value: lang, label: t(`language.${lang}`) }))}
        beside
      />
      <SelectInput
        name="careType"
        label={t('staff.invite.care')}
        empty={t('staff.series.choose')}
        options={careTypesOf(choices).map((care) => ({ value: care, label: t(`careType.${care}`) }))}
      />
      <SelectInput
        name="count"
        label={t('staff.invite.count')}
        hint={t('staff.invite.count.hint')}
        options={counts.map((count) => ({ value: String(count), label: t('staff.invite.slots', { count }) }))}
      />
      <SelectInput
        name="days"
        label={t('staff.invite.days')}
        options={spans.map((count) => ({ value: String(count), label: t('staff.invite.span', { count }) }))}
      />
    </>
  );
}
