import { v7 as newId } from 'uuid';

import type { MessageText } from '../domain/appointmentMessages.ts';
import type { Before } from '../domain/mail/appointmentWording.ts';
import type { Vault } from './vault.ts';
import { messageContext, subjectContext, type AppointmentMessage } from './appointmentMessages.ts';
import { sealBefore } from './appointmentNews.ts';

export const sealMessage = ({ subject, body }: MessageText, vault: Vault, before?: Before): AppointmentMessage => ({
  messageId: newId(),
  subjectSealed: vault.seal(subject, subjectContext),
  bodySealed: vault.seal(body, messageContext),
  ...(before === undefined ? {} : { beforeSealed: sealBefore(before, vault) }),
});
