import { failureIn } from '../api/capability';
import { Alert } from '../ui';
import { useStanding } from './useStanding';
import { WriteProblem } from './WriteProblem';

type Props = { asked: Parameters<typeof useStanding>[0]; what: string; onLook: () => void };

export function WriteAlert({ asked, what, onLook }: Props) {
  const { error } = useStanding(asked);
  if (!error) return null;
  return (
    <Alert>
      <WriteProblem failure={failureIn(error)} what={what} isBusy={asked.isLoading} onLook={onLook} />
    </Alert>
  );
}
