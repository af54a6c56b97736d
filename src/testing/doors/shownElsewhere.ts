import type { CallName } from '../../../contract/calls.ts';

const inFile = (file: string, names: readonly CallName[]): (readonly [CallName, string])[] =>
  names.map((name) => [name, `src/pages/${file}.test.tsx`]);

/** Writes whose screens have a test of their own, with what is theirs alone. */
export const shownElsewhere: readonly (readonly [CallName, string])[] = [
  ...inFile('ReplacedAnswers', ['login', 'reserveSlot', 'cancelAppointment', 'rescheduleAppointment']),
  ...inFile('ReplacedWrites', ['lockDependentAccess', 'removeDependentAccess', 'sendMessage', 'changePassword']),
  ...inFile('UnprovenAccess', ['updateAccessDependent', 'grantAccess', 'withdrawAccess', 'openAgreement']),
  ...inFile('UnprovenAlerts', ['addAlert', 'endAlert', 'releaseSlot']),
  ...inFile('UnprovenGuests', [
    'identifyGuest',
    'reserveGuestSlot',
    'cancelGuestAppointment',
    'rescheduleGuestAppointment',
  ]),
  ...inFile('UnprovenInvited', [
    'reserveInvitedSlot',
    'confirmInvitedAppointment',
    'cancelInvitedAppointment',
    'openAppointmentLink',
  ]),
  ...inFile('Logout', ['logout']),
  ...inFile('SecondStep', ['giveCode']),
  ...inFile('PasskeySignIn', ['loginByPasskey', 'checkPasskey']),
  ...inFile('account/Passkeys', ['addPasskey']),
  ...inFile('account/FreshCode', ['checkSecondFactor']),
];

/** No screen tells of them: answers.test.tsx says how they are taken. */
export const untold: readonly CallName[] = ['markRead', 'releaseGuestSlot'];
