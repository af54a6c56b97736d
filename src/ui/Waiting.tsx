import { Column } from './Column';
import { Skeleton } from './Skeleton';

/**
 * Stands where a page will, while it is not yet known which one: without a title, so that the page that follows is
 * announced once and takes the focus once.
 */
export function Waiting({ cards = 1 }: { cards?: number }) {
  return (
    <Column id="content" tabIndex={-1}>
      <Skeleton cards={cards} />
    </Column>
  );
}
