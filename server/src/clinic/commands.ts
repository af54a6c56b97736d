import { cancelCommand, moveCommand, remindCommand } from './appointmentCommands.ts';
import type { ClinicCommand } from './command.ts';
import { conflictsCommand, settleCommand } from './conflictCommands.ts';
import { clinicsCommand, closeDayCommand, dayCommand } from './dayCommands.ts';
import { endFactorCommand } from './factorCommand.ts';
import { invitationsCommand, inviteCommand, newCodeCommand, uninviteCommand } from './inviteCommands.ts';
import { acceptCommand, consentCommand, endCommand, lockCommand, unlockCommand } from './linkCommands.ts';
import { inboxCommand, messageCommand, replyCommand } from './messageCommands.ts';
import { mergeCommand, personCommand, verifyCommand } from './personCommands.ts';
import { serviceCommand, servicesCommand } from './serviceCommands.ts';
import { rotateKeysCommand } from './rotateKeysCommand.ts';
import { addStaffCommand, suspendStaffCommand } from './staffCommands.ts';

export const commands: readonly ClinicCommand[] = [
  clinicsCommand,
  dayCommand,
  moveCommand,
  cancelCommand,
  conflictsCommand,
  settleCommand,
  remindCommand,
  servicesCommand,
  serviceCommand,
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
  endFactorCommand,
  addStaffCommand,
  suspendStaffCommand,
  rotateKeysCommand,
];
