import { useTranslation } from 'react-i18next';

import { dependentScopes } from '../../../contract/dependentScopes.ts';
import type { Dependent } from '../../../contract/dependents.ts';
import { relationships } from '../../../contract/relationships.ts';
import { useTold } from '../../i18n/useTold';
import { useUpdateAccessDependentMutation } from '../../api/dependentAccessApi';
import { paths } from '../../lib/paths';
import { Button, ButtonLink, Checkboxes, Cluster, Note, PortalForm, SelectInput, type FormFailure } from '../../ui';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { nameOf } from './personText';
import { useAccessChange } from './useAccessChange';
import { useRelationshipText } from './useRelationshipText';

type Values = { scopes: string[]; relationship: string };

/** Levels can only be given up here. */
export function LevelsForm({ person }: { person: Dependent }) {
  const { t } = useTranslation();
  const told = useTold();
  const [send] = useUpdateAccessDependentMutation();
  const change = useAccessChange();
  const relationshipText = useRelationshipText();
  const known = [...new Set([person.relationship, ...relationships].filter(Boolean))];

  const save = async ({ scopes: kept, relationship }: Values): Promise<FormFailure | undefined> => {
    const scopes = dependentScopes.filter((scope) => kept.includes(scope));
    return change(
      send,
      { ...person, scopes, relationship, hasAccess: person.hasAccess && scopes.length > 0 },
      'dependents.levels.done',
    );
  };
  return (
    <PortalForm
      draft={`levels ${person.patientId}`}
      onSubmit={save}
      tellFailure={tellFailure(t('dependents.levels.unknown'))}
      validate={() => ({})}
      initialValues={{ scopes: [...person.scopes], relationship: person.relationship }}
    >
      {({ isSending }) => (
        <>
          <Checkboxes
            name="scopes"
            label={t('dependents.levels.kept')}
            options={person.scopes.map((scope) => ({ value: scope, label: t(`dependents.scope.${scope}`) }))}
          />
          <Note icon="warning">{t('dependents.levels.forGood')}</Note>
          <SelectInput
            name="relationship"
            label={t('dependents.relationship')}
            hint={t('dependents.relationship.hint')}
            options={known.map((value) => ({ value, label: relationshipText(value) }))}
          />
          <Cluster>
            <Button type="submit" busy={isSending && t('dependents.busy')}>
              {told('dependents.levels.confirm', { name: nameOf(person) })}
            </Button>
            <ButtonLink to={paths.dependents} look="secondary">
              {t('dependents.levels.keep')}
            </ButtonLink>
          </Cluster>
        </>
      )}
    </PortalForm>
  );
}
