import type { Slot } from '../../../contract/appointments.ts';

/**
 * Says where the person comes from (SMART Scheduling Links, “Deep Links”). Only https: another back end may send any
 * text.
 */
export const bookingAddress = (
  { spaceId, elsewhere }: Pick<Slot, 'spaceId' | 'elsewhere'>,
  ownHost: string,
): string | undefined => {
  try {
    const address = new URL(elsewhere?.link ?? '');
    if (address.protocol !== 'https:' || address.username !== '') return undefined;
    address.searchParams.set('source', ownHost);
    address.searchParams.set('booking-referral', spaceId);
    return address.href;
  } catch {
    return undefined;
  }
};
