import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Icon } from './Icon';
import { saysWhole } from './live';
import { visuallyHidden } from './theme/mixins';
import { color, space } from './theme/tokens';

const Rules = styled.div`
  display: grid;
  gap: ${space.xs};
  ul {
    list-style: none;
    display: grid;
    gap: ${space.xs};
  }
  li {
    display: flex;
    gap: ${space.s};
    line-height: 1.4;
  }
  li svg {
    margin-top: 0.1em;
    color: ${color.control};
  }
  li[data-met='true'] svg {
    color: ${color.success};
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;

export type PasswordRule = { text: string; isMet: boolean };

/** Only the count is announced. */
export function PasswordRules({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  const { t } = useTranslation();
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <Rules>
      <div id={id}>
        <p>{t('password.rules')}</p>
        <ul>
          {rules.map(({ text, isMet }) => (
            <li key={text} data-met={isMet}>
              <Icon name={isMet ? 'check' : 'circle'} />
              <span>
                <span>{text}</span> <Said>{t(isMet ? 'password.rule.met' : 'password.rule.unmet')}</Said>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Said {...saysWhole}>{met > 0 && t('password.rules.count', { met, total: rules.length })}</Said>
    </Rules>
  );
}
