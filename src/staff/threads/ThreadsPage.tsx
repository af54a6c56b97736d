import { NoClinic } from '../NoClinic';
import { ClinicThreads } from './ClinicThreads';
import { useThreadsClinic } from './useThreadsClinic';

export function ThreadsPage() {
  const { clinics, clinic } = useThreadsClinic();
  return clinic ? <ClinicThreads clinics={clinics} clinic={clinic} /> : <NoClinic />;
}
