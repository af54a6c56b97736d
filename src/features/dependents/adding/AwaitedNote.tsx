import { useTranslation } from 'react-i18next';

import { Note, useFieldValue } from '../../../ui';
import { awaitedFor, type NewPerson } from './newPersonForm';

/** What the chosen basis leads to, before anything is sent: at once, with the person’s agreement, or with the clinic’s. */
export function AwaitedNote({ person, today }: { person: NewPerson; today: string }) {
  const { t } = useTranslation();
  const basis = useFieldValue('basis');
  return (
    <div role="status">
      {basis !== '' && (
        <Note>
          {t(`dependents.add.awaits.${awaitedFor({ ...person, basis }, today)}`, { name: person.firstName.trim() })}
        </Note>
      )}
    </div>
  );
}
