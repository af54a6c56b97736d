import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { LinkLine } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/LinkLine' } satisfies Subject;

export function BelowAForm() {
  const { t } = useTranslation();
  return (
    <LinkLine>
      <Link to="/recover">{t('login.forgot')}</Link>
    </LinkLine>
  );
}
