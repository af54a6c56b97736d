import { useTranslation } from 'react-i18next';

import type { Mode } from '../../../contract/catalogues.ts';
import type { MessageKey } from '../../i18n/keys';
import { Bullets } from '../../ui';

const atClinic: readonly MessageKey[] = ['visit.prepare.card', 'visit.prepare.medication', 'visit.prepare.early'];

const byMode: Record<Mode, readonly MessageKey[]> = {
  'in-person': atClinic,
  phone: ['visit.prepare.phone', 'visit.prepare.medication'],
  video: ['visit.prepare.video', 'visit.prepare.medication'],
  home: ['visit.prepare.home', 'visit.prepare.card', 'visit.prepare.medication'],
};

export function Preparation({ mode }: { mode: Mode }) {
  const { t } = useTranslation();
  const keys = Object.hasOwn(byMode, mode) ? byMode[mode] : atClinic;
  return (
    <>
      <h2>{t('visit.prepare')}</h2>
      <Bullets>
        {keys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </Bullets>
    </>
  );
}
