import type { Traveller } from '../../fixtures/journey.ts';
import { somebodyElse } from '../../screens/bookAtClinic.ts';
import { listen } from './announcements.ts';
import { guestJourneys } from './guestJourneys.ts';
import { journeys } from './journeys.ts';
import { liveRecord } from './record.ts';

/** Tells what speaks by itself on each journey, and where the focus goes: the name of a journey, and its lines. */
export const hearLive = async (
  traveller: Traveller,
  tell: (name: string, lines: readonly string[]) => void,
): Promise<void> => {
  for (const [name, journey] of Object.entries({ ...journeys, ...guestJourneys })) {
    await traveller.steadySlots();
    const by = await somebodyElse(traveller);
    await by.page.setViewportSize({ width: 390, height: 844 });
    await listen(by.page);
    const record = liveRecord(by);
    await journey(by, record);
    await by.page.context().close();
    tell(name, record.lines);
  }
};
