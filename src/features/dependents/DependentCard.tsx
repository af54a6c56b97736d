import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import { canActFor } from '../../../contract/access.ts';
import { dependentScopes } from '../../../contract/dependentScopes.ts';
import { ageOfDeciding, isAccessBasis, parentalBases } from '../../../contract/accessBases.ts';
import { birthdayOf } from '../../../contract/age.ts';
import type { Dependent } from '../../../contract/dependents.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold, type Told } from '../../i18n/useTold';
import { formatDate } from '../../lib/clinicTime';
import { phrases } from '../../lib/lists';
import type { Language } from '../../lib/language';
import { toDependentAct } from '../../lib/paths';
import { Button, ButtonLink, Card, Cluster, SummaryList, type SummaryRow } from '../../ui';
import { accessStateOf, maskedCard, mayChange, nameOf } from './personText';
import { useRelationshipText } from './useRelationshipText';

type Props = {
  person: Dependent;
  isActedFor: boolean;
  isReadOnly: boolean;
  onActFor: (patientId: string | null) => void;
};

type Reading = { t: TFunction; told: Told; lang: Language };

/** The law first: a parent’s access locks at fourteen, whatever its last day. */
const endRows = (
  { t, told, lang }: Reading,
  { age, basis, birthDate, endsOn }: Pick<Dependent, 'age' | 'basis' | 'birthDate' | 'endsOn'>,
): SummaryRow[] => {
  const day = (date: string) => formatDate(date, lang, { weekday: false });
  const keptDay = (date: string) => <span translate="no">{day(date)}</span>;
  const until = t('dependents.until');
  if (age === null || age >= ageOfDeciding || birthDate === null || !parentalBases.includes(basis))
    return endsOn ? [{ key: 'until', term: until, value: keptDay(endsOn) }] : [];
  const birthday = day(birthdayOf(birthDate, ageOfDeciding));
  return [
    { key: 'fourteen', term: until, value: told('dependents.until.fourteen', { birthday }) },
    ...(endsOn ? [{ key: 'until', term: t('dependents.until.agreed'), value: keptDay(endsOn) }] : []),
  ];
};

/** Other back ends may return less (product §8). */
const useRows = ({ age, hin, relationship, scopes, ...rest }: Dependent): SummaryRow[] => {
  const { t } = useTranslation();
  const told = useTold();
  const relationshipText = useRelationshipText();
  const state = accessStateOf({ age, hin, relationship, scopes, ...rest });
  const lang = useLanguage();
  const hasBegun = rest.state === 'active';
  const levels = phrases(
    dependentScopes.filter((scope) => scopes.includes(scope)).map((scope) => t(`dependents.scope.${scope}`)),
  );
  return [
    ...(age === null
      ? []
      : [{ key: 'age', term: t('dependents.age'), value: t('dependents.age.years', { count: age }) }]),
    ...(relationship === ''
      ? []
      : [{ key: 'relationship', term: t('dependents.relationship'), value: relationshipText(relationship) }]),
    ...(hin === null ? [] : [{ key: 'card', term: t('dependents.card'), value: maskedCard(hin) }]),
    ...(isAccessBasis(rest.basis)
      ? [{ key: 'basis', term: t('dependents.add.basis'), value: t(`dependents.basis.${rest.basis}`) }]
      : []),
    {
      key: 'levels',
      term: t(hasBegun ? 'dependents.levels' : 'dependents.levels.asked'),
      value: levels || t('dependents.levels.none'),
    },
    ...endRows({ t, told, lang }, { age, ...rest }),
    { key: 'state', term: t('dependents.state'), value: t(`dependents.state.${state}`) },
  ];
};

export function DependentCard({ person, isActedFor, isReadOnly, onActFor }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const rows = useRows(person);
  const name = nameOf(person);
  const { ask, levels, lock, unlock } = mayChange(person);
  const way = (act: 'ask' | 'levels' | 'lock' | 'unlock' | 'remove') => {
    const label = t(`dependents.${act === 'remove' && person.state === 'pending' ? 'unask' : act}.open`);
    return (
      <ButtonLink
        to={toDependentAct(person.patientId, act)}
        look="secondary"
        label={t('common.labelled', { label, text: name })}
      >
        {label}
      </ButtonLink>
    );
  };
  return (
    <Card aria-label={name}>
      <h2 translate="no">{name}</h2>
      <SummaryList rows={rows} />
      {canActFor(person) && (
        <div>
          {isActedFor ? (
            <Button
              look="secondary"
              onPress={() => {
                onActFor(null);
              }}
            >
              {told('dependents.stop', { name })}
            </Button>
          ) : (
            <Button
              onPress={() => {
                onActFor(person.patientId);
              }}
            >
              {told('dependents.actFor', { name })}
            </Button>
          )}
        </div>
      )}
      {!isReadOnly && (
        <Cluster>
          {ask && way('ask')}
          {levels && way('levels')}
          {lock && way('lock')}
          {unlock && way('unlock')}
          {way('remove')}
        </Cluster>
      )}
    </Card>
  );
}
