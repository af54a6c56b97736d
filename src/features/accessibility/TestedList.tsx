import { useTranslation } from 'react-i18next';

import { Bullets } from '../../ui';
import tested from './tested.json';

/** Each claim in words. The file says which of them a test holds (scripts/coverage/accessibilityClaims.ts). */
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

/** What is tested at every change of the portal, and nothing that is not. */
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
