import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Button, PortalForm, TextInput } from '../../ui';
import { space } from '../../ui/theme/tokens';

/** Large text stacks field and button. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.s};
  > :first-child {
    display: contents;
  }
  label,
  p {
    flex: 0 0 100%;
  }
  input {
    flex: 1 1 9rem;
    width: auto;
    min-width: 0;
  }
  button {
    flex: none;
    width: auto;
  }
`;

/** The query is revealing, so it stays in memory. SearchFound announces the result. */
export function ThreadSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <div role="search">
      <PortalForm
        initialValues={{ q: text }}
        validate={() => ({})}
        onSubmit={async ({ q }) => {
          onSearch(q.trim());
          return undefined;
        }}
      >
        {() => (
          <Line>
            <TextInput
              name="q"
              label={t('mailbox.search')}
              hint={t('mailbox.search.hint')}
              autoComplete="off"
              optional="unsaid"
            />
            <Button type="submit" look="secondary">
              {t('mailbox.search.submit')}
            </Button>
          </Line>
        )}
      </PortalForm>
    </div>
  );
}
