import { useFollowEventsQuery } from '../../api/liveApi';

/** Shows live events while mounted (product §8 Live stream). */
export function LiveWatch() {
  useFollowEventsQuery();
  return null;
}
