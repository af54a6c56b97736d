import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffMessage } from '../../../contract/staffThreads.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDateTime } from '../../lib/clinicTime';
import { Card, WrittenHead, WrittenText } from '../../ui';
import type { StaffClinic } from '../useClinic';
import { MessageFiles } from './MessageFiles';
import { useIsMe } from './useHolder';

type Props = { message: StaffMessage; patientName: string; clinic: StaffClinic };

function From({ message: { from }, patientName, clinic }: Props): ReactNode {
  const { t } = useTranslation();
  const told = useTold();
  const isMe = useIsMe();
  const { kind, name, staffId } = from;
  if (kind === 'network') return <span>{t('staff.thread.network')}</span>;
  if (kind === 'unknown') return <span>{t('staff.thread.unknown')}</span>;
  if (kind === 'delegate') return told('staff.thread.delegate', { name: name ?? '', patient: patientName });
  if (kind === 'patient') return <span translate="no">{patientName}</span>;
  if (isMe(staffId)) return <span>{t('staff.thread.me')}</span>;
  return <span translate="no">{name ?? clinic.name}</span>;
}

/** Plain text: a link that a patient pastes is not one to press at a clinic. */
export function MessageCard(props: Props) {
  const id = useId();
  const lang = useLanguage();
  const { attachments, body, sentAt } = props.message;
  const { timeZone } = props.clinic;
  return (
    <Card as="article" aria-labelledby={id}>
      <WrittenHead>
        <h2 id={id}>
          <From {...props} />
        </h2>
        <p>
          <time dateTime={sentAt} translate="no">
            {formatDateTime(sentAt, { timeZone, lang })}
          </time>
        </p>
      </WrittenHead>
      <WrittenText>{body}</WrittenText>
      <MessageFiles files={attachments} />
    </Card>
  );
}
