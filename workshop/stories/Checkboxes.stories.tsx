import { useTranslation } from 'react-i18next';

import { Checkboxes } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/Checkboxes' } satisfies Subject;

const useLevels = () => {
  const { t } = useTranslation();
  return (['book', 'history', 'messages'] as const).map((scope) => ({
    value: scope,
    label: t(`dependents.scope.${scope}`),
  }));
};

export function SomeChosen() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ scopes: ['history'] }}>
      <Checkboxes name="scopes" label={t('dependents.add.levels')} options={useLevels()} />
    </SampleForm>
  );
}

export function Beside() {
  const { t } = useTranslation();
  const ways = (['in-person', 'phone', 'video', 'home'] as const).map((mode) => ({
    value: mode,
    label: t(`mode.${mode}`),
  }));
  return (
    <SampleForm values={{ modes: [] }}>
      <Checkboxes name="modes" label={t('booking.filter.modes')} options={ways} beside />
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ scopes: [] }} wrong={{ scopes: 'dependents.add.noLevel' }}>
      <Checkboxes name="scopes" label={t('dependents.add.levels')} options={useLevels()} />
    </SampleForm>
  );
}
