import { useTranslation } from 'react-i18next';

import { Radios } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/Radios' } satisfies Subject;

const useWays = () => {
  const { t } = useTranslation();
  return [
    { value: 'keep', label: t('close.visits.keep'), hint: t('close.visits.keep.hint') },
    { value: 'cancel', label: t('close.visits.cancel'), hint: t('close.visits.cancel.hint') },
  ];
};

export function WithHints() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ visits: 'keep' }}>
      <Radios name="visits" label={t('close.visits.choice')} options={useWays()} />
    </SampleForm>
  );
}

export function OneThatCannotBeChosen() {
  const { t } = useTranslation();
  const people = [
    { value: 'me', label: t('booking.who.me') },
    { value: 'lea', label: t('booking.who.noAccess', { name: 'Léa Tremblay' }), disabled: true },
  ];
  return (
    <SampleForm values={{ who: 'me' }}>
      <Radios name="who" label={t('booking.who.title')} options={people} />
    </SampleForm>
  );
}

export function Beside() {
  const { t } = useTranslation();
  const languages = [
    { value: 'fr', label: t('profile.lang.fr') },
    { value: 'en', label: t('profile.lang.en') },
  ];
  return (
    <SampleForm values={{ lang: 'fr' }}>
      <Radios name="lang" label={t('guest.language')} labelHidden options={languages} beside />
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ visits: '' }} wrong={{ visits: 'guest.card.missing' }}>
      <Radios name="visits" label={t('close.visits.choice')} options={useWays()} />
    </SampleForm>
  );
}
