import { useTranslation } from 'react-i18next';

import { isAccessBasis } from '../../../../contract/accessBases.ts';
import { ageOn } from '../../../../contract/age.ts';
import { useLanguage } from '../../../i18n/useLanguage';
import { formatDate } from '../../../lib/clinicTime';
import { enumerate } from '../../../lib/enumeration';
import type { SummaryRow } from '../../../ui';
import { useRelationshipText } from '../useRelationshipText';
import { awaitedFor, scopesOf, type NewPerson } from './newPersonForm';

/** The answers about somebody new, line by line, under the page that asked for each. */
export const useNewPersonRows = (person: NewPerson, today: string): Record<'who' | 'link' | 'ask', SummaryRow[]> => {
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
  const levels = enumerate(scopesOf(person, today).map((scope) => t(`dependents.scope.${scope}`)));
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
