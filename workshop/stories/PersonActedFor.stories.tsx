import { DependentCard } from '../../src/features/dependents/DependentCard';
import { child } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Screens/PersonActedFor' } satisfies Subject;

const usual = { person: child, isActedFor: false, isReadOnly: false, onActFor: () => undefined };

export function Open() {
  return <DependentCard {...usual} />;
}

export function ActedFor() {
  return <DependentCard {...usual} isActedFor />;
}

export function Suspended() {
  return <DependentCard {...usual} person={{ ...child, locked: true, hasAccess: false, lockReason: 'self' }} />;
}

export function Awaited() {
  return <DependentCard {...usual} person={{ ...child, state: 'pending', awaiting: 'clinic', hasAccess: false }} />;
}
