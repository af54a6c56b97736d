import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Button, PortalForm, TextInput } from '../../ui';
import { space } from '../../ui/theme/tokens';

/** Under label and hint, the field and its button beside each other, as long as large letters leave room for both. */
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

/**
 * Looks for words in subjects and senders. They stay in memory: what people look for says something about them. The focus stays
 * where it is; what came of it is said beside the list (SearchFound).
 */
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
