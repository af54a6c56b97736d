import { PeopleToggles } from './PeopleToggles';
import { useActedFor } from './useActedFor';

/** Whose visits the page shows, for who looks after others. Nobody is shown whose visits may not be read, and it says so. */
export function PersonPicker({ label }: { label: string }) {
  const { person, choose } = useActedFor();
  return <PeopleToggles label={label} chosen={person?.patientId ?? null} onChoose={choose} />;
}
