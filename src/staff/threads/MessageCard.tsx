import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffMessage } from '../../../contract/staffThreads.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDateTime } from '../../lib/clinicTime';
import { languageOf } from '../../lib/languageOf';
import { Card, WrittenHead, WrittenText } from '../../ui';
import type { StaffClinic } from '../useClinic';
import { MessageFiles } from './MessageFiles';

const useFrom = (clinicName: string): ((message: StaffMessage) => string) => {
  const { t } = useTranslation();
  return ({ from: { kind, name }, isMine }) => {
    if (kind === 'network') return t('staff.thread.network');
    if (kind === 'clinic') return isMine ? t('staff.thread.me') : (name ?? clinicName);
    if (name === null) return t('staff.thread.unknown');
    return kind === 'delegate' ? t('staff.threads.writer', { name }) : name;
  };
};

/** Plain text: a link that a patient pastes is not one to press at a clinic. */
export function MessageCard({ message, clinic }: { message: StaffMessage; clinic: StaffClinic }) {
  const id = useId();
  const lang = useLanguage();
  const from = useFrom(clinic.name);
  const { attachments, body, sentAt } = message;
  return (
    <Card as="article" aria-labelledby={id}>
      <WrittenHead>
        <h2 id={id}>{from(message)}</h2>
        <p>
          <time dateTime={sentAt}>{formatDateTime(sentAt, { timeZone: clinic.timeZone, lang })}</time>
        </p>
      </WrittenHead>
      <WrittenText lang={languageOf(body)}>{body}</WrittenText>
      {attachments.length > 0 && <MessageFiles files={attachments} />}
    </Card>
  );
}
