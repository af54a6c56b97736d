import { useTranslation } from 'react-i18next';

import { relationships } from '../../../contract/relationships.ts';

/** Unknown ones verbatim. */
export const useRelationshipText = (): ((relationship: string) => string) => {
  const { t } = useTranslation();
  return (relationship) => {
    const known = relationships.find((each) => each === relationship);
    return known === undefined ? relationship : t(`dependents.relationship.${known}`);
  };
};
