import { Column } from './Column';
import { Skeleton } from './Skeleton';

/** Without a title: the real page is announced once. */
export function Waiting({ cards = 1 }: { cards?: number }) {
  return (
    <Column id="content" tabIndex={-1}>
      <Skeleton cards={cards} />
    </Column>
  );
}
