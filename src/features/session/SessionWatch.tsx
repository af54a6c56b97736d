import { useAppSelector } from '../../store/hooks';
import { SessionWarning } from './SessionWarning';
import { selectIsEndFinal, selectSessionEnd } from './sessionSlice';

/** Watches the end of the session, where the server says when it is (product §8 Session); each new end is watched anew. */
export function SessionWatch() {
  const endsAt = useAppSelector(selectSessionEnd);
  const isFinal = useAppSelector(selectIsEndFinal);
  return endsAt === null ? null : <SessionWarning key={endsAt} endsAt={endsAt} isFinal={isFinal} />;
}
