import { useTranslation } from 'react-i18next';

import type { Mode } from '../../../contract/catalogues.ts';
import type { MessageKey } from '../../i18n/keys';
import { Bullets } from '../../ui';

const atClinic: readonly MessageKey[] = [
  'appointment.prepare.card',
  'appointment.prepare.medication',
  'appointment.prepare.early',
];

const byMode: Record<Mode, readonly MessageKey[]> = {
  'in-person': atClinic,
  phone: ['appointment.prepare.phone', 'appointment.prepare.medication'],
  video: ['appointment.prepare.video', 'appointment.prepare.medication'],
  home: ['appointment.prepare.home', 'appointment.prepare.card', 'appointment.prepare.medication'],
};

export function Preparation({ mode }: { mode: Mode }) {
  const { t } = useTranslation();
  const keys = Object.hasOwn(byMode, mode) ? byMode[mode] : atClinic;
  return (
    <>
      <h2>{t('appointment.prepare')}</h2>
      <Bullets>
        {keys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </Bullets>
    </>
  );
}
