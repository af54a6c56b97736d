import { useTranslation } from 'react-i18next';

import type { AccessEvent } from '../../../contract/accessLog.ts';
import { SheetList, ShowMore, Stack } from '../../ui';
import { AccessLine, accessLineIdOf } from './AccessLine';
import { logDays } from './logDays';
import { useLogText } from './useLogText';

type Props = {
  events: readonly AccessEvent[];
  isOwn: boolean;
  /** The calendar date of today in Quebec. */
  today: string;
  /** Asks for the next page; nothing when this is all. */
  onOlder?: (() => void) | undefined;
  isAdding: boolean;
};

/** The log day by day, newest first, and the way to what is older. */
export function AccessDays({ events, isOwn, today, onOlder, isAdding }: Props) {
  const { t } = useTranslation();
  const { dayText } = useLogText(isOwn);
  return (
    <Stack $gap="xl">
      {logDays(events).map(({ date, events: lines }) => (
        <Stack as="section" key={date} aria-label={dayText(date, today)}>
          <h2 tabIndex={-1}>{dayText(date, today)}</h2>
          <SheetList as="ol">
            {lines.map((event) => (
              <AccessLine key={event.eventId} event={event} isOwn={isOwn} />
            ))}
          </SheetList>
        </Stack>
      ))}
      <ShowMore
        label={t('accessLog.older')}
        ids={events.map(({ eventId }) => accessLineIdOf(eventId))}
        onMore={onOlder}
        isAdding={isAdding}
      />
    </Stack>
  );
}
