import { useTranslation } from 'react-i18next';

import { Code } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Code' } satisfies Subject;

const text = ['PX7RT2K9MB', 'session/opened', 'form/submitted'].join('\n');

export function Lines() {
  const { t } = useTranslation();
  return <Code label={t('export.contents')}>{text}</Code>;
}
