import { useTranslation } from 'react-i18next';

import { isAccessBasis } from '../../../../contract/accessBases.ts';
import type { Delegate } from '../../../../contract/delegates.ts';
import type { DependentScope } from '../../../../contract/dependents.ts';
import { relationships } from '../../../../contract/relationships.ts';
import { phrases, phrasesWithin } from '../../../lib/lists';

export const useDelegateText = () => {
  const { t } = useTranslation();
  const textOf = (scope: DependentScope) => t(`delegates.scope.${scope}`);
  return {
    name: ({ firstName, lastName }: Pick<Delegate, 'firstName' | 'lastName'>): string =>
      [firstName, lastName].filter(Boolean).join(' ') || t('delegates.nameless'),
    whoIAm: (relationship: string): string => {
      const known = relationships.find((each) => each === relationship);
      return known === undefined ? relationship : t(`delegates.iAm.${known}`);
    },
    basis: (basis: string): string => (isAccessBasis(basis) ? t(`dependents.basis.${basis}`) : basis),
    levels: (scopes: readonly DependentScope[]): string => phrases(scopes.map(textOf)) || t('dependents.levels.none'),
    levelsWithin: (scopes: readonly DependentScope[]): string => phrasesWithin(scopes.map(textOf)),
  };
};
