import type { StaffThread } from '../../../contract/staffThreads.ts';
import { Tag } from '../../ui';
import { useHolder } from './useHolder';

export function Holder({ holder }: Pick<StaffThread, 'holder'>) {
  const { isMine, isColleagues, words } = useHolder(holder);
  const tone = isMine ? 'success' : isColleagues ? 'info' : 'quiet';
  return <Tag tone={tone}>{words}</Tag>;
}
