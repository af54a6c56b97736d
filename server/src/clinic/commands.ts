import type { ClinicCommand } from './command.ts';
import { clinicsCommand, closeDayCommand, dayCommand } from './dayCommands.ts';
import { invitationsCommand, inviteCommand, newCodeCommand, uninviteCommand } from './inviteCommands.ts';
import { acceptCommand, consentCommand, endCommand, lockCommand, unlockCommand } from './linkCommands.ts';
import { inboxCommand, messageCommand, replyCommand } from './messageCommands.ts';
import { mergeCommand, personCommand, verifyCommand } from './personCommands.ts';
import { remindCommand } from './remindCommand.ts';
import { rotateKeysCommand } from './rotateKeysCommand.ts';
import { cancelCommand, moveCommand } from './appointmentCommands.ts';

export const commands: readonly ClinicCommand[] = [
  clinicsCommand,
  dayCommand,
  moveCommand,
  cancelCommand,
  remindCommand,
  closeDayCommand,
  messageCommand,
  inboxCommand,
  replyCommand,
  inviteCommand,
  newCodeCommand,
  uninviteCommand,
  invitationsCommand,
  personCommand,
  verifyCommand,
  mergeCommand,
  consentCommand,
  acceptCommand,
  lockCommand,
  unlockCommand,
  endCommand,
  rotateKeysCommand,
];
