import { useTranslation } from 'react-i18next';

import { PasswordRules } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Fields/PasswordRules' } satisfies Subject;

const useRules = (met: number) => {
  const { t } = useTranslation();
  const rules = [
    'password.rule.length',
    'password.rule.lowercase',
    'password.rule.uppercase',
    'password.rule.digit',
    'password.rule.other',
  ] as const;
  return rules.map((key, at) => ({ text: t(key), isMet: at < met }));
};

export function NothingTyped() {
  return <PasswordRules id="rules" rules={useRules(0)} />;
}

export function SomeMet() {
  return <PasswordRules id="rules" rules={useRules(3)} />;
}
