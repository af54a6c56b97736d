import { useTranslation } from 'react-i18next';

import { FiledSection } from './FiledSection';
import { FiledLines } from './FiledLines';
import { requestsIn, valueOf, type Of, type OpenFile } from './openFile';
import { useFiledText } from './useFiledText';
import { useMoments } from './useMoments';

/** Where clinics asked the person in, by which address, latest first. */
export function FiledInvitations({ file }: { file: OpenFile }) {
  const { t } = useTranslation();
  const text = useFiledText();
  const { moment } = useMoments();
  const invitations = requestsIn(file, 'invitation');
  const lineOf = (invitation: Of<'Task'>) => ({
    key: invitation.id ?? '',
    title: file.find('Organization', invitation.requester)?.name ?? '',
    said: [
      moment(invitation.authoredOn),
      text.careType(valueOf(invitation, 'careType')),
      valueOf(invitation, 'email') ?? '',
    ],
  });
  return (
    <FiledSection id="invitations" title={t('export.invitations')} count={invitations.length}>
      <FiledLines lines={invitations.map(lineOf)} />
    </FiledSection>
  );
}
