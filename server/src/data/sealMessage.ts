import { v7 as newId } from 'uuid';

import type { MessageText } from '../domain/appointmentMessages.ts';
import type { Vault } from './vault.ts';
import { messageContext, type AppointmentMessage } from './appointmentMessages.ts';

export const sealMessage = ({ subject, body }: MessageText, vault: Vault): AppointmentMessage => ({
  messageId: newId(),
  subject,
  bodySealed: vault.seal(body, messageContext),
});
