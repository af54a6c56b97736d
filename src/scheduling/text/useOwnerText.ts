import { useTranslation } from 'react-i18next';

import { elides } from '../../lib/elision';

/** « de Léa Roy », « d’Élise Roy », “Léa Roy’s”. */
export const useOwnerText = (): ((name: string) => string) => {
  const { t } = useTranslation();
  return (name) => t(elides(name) ? 'person.of.elided' : 'person.of', { name });
};
