import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useServerMessage } from '../../../i18n/useServerMessage';
import { toNewDependent } from '../../../lib/paths';
import { Button, Card, LinkLine, Outcome, Stack, SummaryList } from '../../../ui';
import { awaitedFor, fieldsOf, type NewPerson } from './newPersonForm';
import type { Refused } from './useSendPerson';
import { useNewPersonRows } from './useNewPersonRows';

type Props = { person: NewPerson; today: string; refused: Refused | undefined; isSending: boolean; onSend: () => void };

const groups = ['who', 'link', 'ask'] as const;

/** What was answered, once more, with the way back to each page; nothing is asked of anybody before the button. */
export function CheckNewPerson({ person, today, refused, isSending, onSend }: Props) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const rows = useNewPersonRows(person, today);
  const wrong = groups.flatMap((step) =>
    fieldsOf[step].map((field) => ({ step, field, text: refused?.failure.fields?.[field] })),
  );
  const named = wrong.filter(({ text }) => text !== undefined);
  return (
    <>
      {refused && (
        <Outcome key={refused.attempt} tone="error">
          {named.length === 0 ? (
            <p>{words(refused.failure)}</p>
          ) : (
            named.map(({ step, field, text }) => (
              <LinkLine key={field}>
                <Link to={toNewDependent(step)}>{words(text)}</Link>
              </LinkLine>
            ))
          )}
        </Outcome>
      )}
      {groups
        .filter((step) => rows[step].length > 0)
        .map((step) => (
          <Card key={step}>
            <Stack $gap="m">
              <SummaryList rows={rows[step]} />
              <LinkLine>
                <Link to={toNewDependent(step)} aria-label={t(`dependents.add.change.${step}`)}>
                  {t('common.change')}
                </Link>
              </LinkLine>
            </Stack>
          </Card>
        ))}
      <p>{t(`dependents.add.declare.${awaitedFor(person, today)}`, { name: person.firstName.trim() })}</p>
      <div>
        <Button busy={isSending && t('dependents.busy')} onPress={onSend}>
          {t('dependents.add.send', { name: `${person.firstName.trim()} ${person.lastName.trim()}` })}
        </Button>
      </div>
    </>
  );
}
