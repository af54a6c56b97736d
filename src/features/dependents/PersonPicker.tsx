import { PeopleToggles } from './PeopleToggles';
import { useActedFor } from './useActedFor';

export function PersonPicker({ label }: { label: string }) {
  const { person, choose } = useActedFor();
  return <PeopleToggles label={label} chosen={person?.patientId ?? null} onChoose={choose} />;
}
