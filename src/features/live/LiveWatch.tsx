import { useFollowEventsQuery } from '../../api/liveApi';

export function LiveWatch() {
  useFollowEventsQuery();
  return null;
}
