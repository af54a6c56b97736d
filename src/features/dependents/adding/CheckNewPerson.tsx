import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { isAccessBasis } from '../../../../contract/accessBases.ts';
import { ageOn } from '../../../../contract/age.ts';
import { useLanguage } from '../../../i18n/useLanguage';
import { useTold } from '../../../i18n/useTold';
import { useServerMessage } from '../../../i18n/useServerMessage';
import { formatDate } from '../../../lib/clinicTime';
import { phrases } from '../../../lib/lists';
import { toNewDependent } from '../../../lib/paths';
import { Button, Card, LinkLine, Outcome, Stack, SummaryList, type SummaryRow } from '../../../ui';
import { WriteProblem } from '../../../scheduling/channel/WriteProblem';
import { useRelationshipText } from '../useRelationshipText';
import { awaitedFor, fieldsOf, type NewPerson, scopesOf } from './newPersonForm';
import type { Refused } from './useSendPerson';

const useNewPersonRows = (person: NewPerson, today: string): Record<'who' | 'link' | 'ask', SummaryRow[]> => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const relationshipText = useRelationshipText();
  const { firstName, lastName, birthDate, hin, relationship, basis, email, endsOn } = person;
  const awaited = awaitedFor(person, today);
  const dayOf = (date: string) => formatDate(date, lang, { weekday: false });
  const born = t('dependents.add.born', {
    date: dayOf(birthDate),
    age: t('dependents.age.years', { count: ageOn(today, birthDate) }),
  });
  const levels = phrases(scopesOf(person, today).map((scope) => t(`dependents.scope.${scope}`)));
  const row = (key: string, term: string, value: string): SummaryRow => ({ key, term, value });
  return {
    who: [
      row('name', t('dependents.add.name'), `${firstName.trim()} ${lastName.trim()}`),
      row('born', t('dependents.add.birthDate'), born),
      row(
        'card',
        t('dependents.card'),
        hin === '' ? t('dependents.add.noCard') : hin.replace(/(.{4})(?=.)/g, '$1\u00a0'),
      ),
    ],
    link: [
      row('relationship', t('dependents.relationship'), relationshipText(relationship)),
      row('basis', t('dependents.add.basis'), isAccessBasis(basis) ? t(`dependents.basis.${basis}`) : basis),
    ],
    ask:
      awaited === 'nobody'
        ? []
        : [
            row('levels', t('dependents.add.levels'), levels),
            ...(awaited === 'person'
              ? [row('email', t('dependents.add.email'), email || t('dependents.add.noEmail'))]
              : []),
            row('endsOn', t('dependents.add.endsOn'), endsOn === '' ? t('dependents.add.noEnd') : dayOf(endsOn)),
          ],
  };
};

type Props = { person: NewPerson; today: string; refused: Refused | undefined; isSending: boolean; onSend: () => void };

const groups = ['who', 'link', 'ask'] as const;

export function CheckNewPerson({ person, today, refused, isSending, onSend }: Props) {
  const { t } = useTranslation();
  const told = useTold();
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
            <WriteProblem
              failure={refused.failure}
              what={t('dependents.add.notKnown')}
              isBusy={isSending}
              onLook={onSend}
            />
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
      <p>{told(`dependents.add.declare.${awaitedFor(person, today)}`, { name: person.firstName.trim() })}</p>
      <div>
        <Button busy={isSending && t('dependents.busy')} onPress={onSend}>
          {told('dependents.add.send', { name: `${person.firstName.trim()} ${person.lastName.trim()}` })}
        </Button>
      </div>
    </>
  );
}
