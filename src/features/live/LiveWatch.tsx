import { useFollowEventsQuery } from '../../api/liveApi';

/** As long as it is there, what happens is shown as it happens, in every tab (product §8 Live stream). */
export function LiveWatch() {
  useFollowEventsQuery();
  return null;
}
