import { useTranslation } from 'react-i18next';

import { Bullets } from '../../ui';
import tested from './tested.json';

/** Names the test behind each claim (scripts/coverage/accessibilityClaims.ts). */
const text = {
  axe: 'accessibility.tested.axe',
  keyboard: 'accessibility.tested.keyboard',
  zoom: 'accessibility.tested.zoom',
  spacing: 'accessibility.tested.spacing',
  contrast: 'accessibility.tested.contrast',
  focus: 'accessibility.tested.focus',
  errors: 'accessibility.tested.errors',
  length: 'accessibility.tested.length',
} as const;

export function TestedList() {
  const { t } = useTranslation();
  const claims = Object.entries(text).filter(([claim]) => tested.includes(claim));
  return (
    <Bullets>
      {claims.map(([claim, key]) => (
        <li key={claim}>{t(key)}</li>
      ))}
    </Bullets>
  );
}
