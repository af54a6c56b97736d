import type { Traveller } from '../../fixtures/journey.ts';
import { settled } from '../../looks/settled.ts';
import { somebodyElse } from '../../screens/bookAtClinic.ts';
import type { See } from '../../screens/passing.ts';
import { walkEnding, walkFactorOffer, walkKeys, walkLeaving, walkSecondStep } from './account.ts';
import { walkMoves } from './changes.ts';
import { walkGuest, walkMailedLink, walkRefusedInvitation } from './guests.ts';
import { walkOffer } from './offers.ts';
import { walkActing, walkEmpty, walkReading, walkRefused } from './reading.ts';
import { walkElsewhere, walkFilters, walkHeld, walkLost, walkNone, walkOver } from './searching.ts';
import { walkStaffActs } from './staff.ts';

const walks = [
  walkEmpty,
  walkRefused,
  walkActing,
  walkReading,
  walkFilters,
  walkHeld,
  walkLost,
  walkOver,
  walkElsewhere,
  walkNone,
  walkMoves,
  walkOffer,
  walkGuest,
  walkMailedLink,
  walkRefusedInvitation,
  walkEnding,
  walkFactorOffer,
  walkSecondStep,
  walkKeys,
  walkLeaving,
  walkStaffActs,
];

/**
 * What a screen says when it is empty, refused, failed, held, lost, confirmed, moved, or opened for somebody else. Each
 * walk begins with the same free times, in a browser of its own.
 */
export const walkEveryState = async (traveller: Traveller, look: See): Promise<void> => {
  const see: See = async (at, name) => {
    await settled(at.page);
    await look(at, name);
  };
  for (const walk of walks) {
    await traveller.steadySlots();
    const other = await somebodyElse(traveller);
    await other.page.setViewportSize({ width: 390, height: 844 });
    await walk(other, see);
    await other.page.context().close();
  }
};
