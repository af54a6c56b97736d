import { readsMessages, type StaffRole } from '../../../../contract/staffRoles.ts';
import type { StaffCallName } from '../../../../contract/staffCalls.ts';

type ThreadCall = Extract<
  StaffCallName,
  'showThreads' | 'countThreads' | 'readThread' | 'answerThread' | 'actOnThread' | 'downloadFile'
>;
export type ClinicCall = Exclude<StaffCallName, 'signIn' | 'whoAmI' | 'signOut' | ThreadCall>;

type Reach = 'clinic' | 'own';

const reception: Record<ClinicCall, Reach> = {
  showDay: 'clinic',
  actOnAppointment: 'clinic',
  cancelAppointment: 'clinic',
  remindPatient: 'clinic',
  writeToPatient: 'clinic',
  showOpenings: 'clinic',
  moveAppointment: 'clinic',
  followDay: 'clinic',
};

const reaches: Record<StaffRole, Record<ClinicCall, Reach>> = {
  reception,
  professional: {
    showDay: 'own',
    actOnAppointment: 'own',
    cancelAppointment: 'own',
    remindPatient: 'own',
    writeToPatient: 'own',
    showOpenings: 'own',
    moveAppointment: 'own',
    followDay: 'own',
  },
  manager: reception,
};

type Held = { role: StaffRole; professionalId: string | null };

export const onlyOf = ({ role, professionalId }: Held, call: ClinicCall): string | null =>
  reaches[role][call] === 'own' ? professionalId : null;

export const reachesThreads = ({ role }: Pick<Held, 'role'>): boolean => readsMessages(role);

export const reachesAppointmentOf = (held: Held, call: ClinicCall, professionalId: string | null): boolean => {
  if (call === 'writeToPatient' && !reachesThreads(held)) return false;
  const only = onlyOf(held, call);
  return only === null || only === professionalId;
};
