import { useTranslation } from 'react-i18next';

import { relationships } from '../../../contract/relationships.ts';

/** What a person is to the user, in words; what another back end says is shown as it says it. */
export const useRelationshipText = (): ((relationship: string) => string) => {
  const { t } = useTranslation();
  return (relationship) => {
    const known = relationships.find((each) => each === relationship);
    return known === undefined ? relationship : t(`dependents.relationship.${known}`);
  };
};
