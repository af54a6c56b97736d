import { useNow } from '../hold/useNow';

/** Milliseconds. A page left open lets an appointment become due, past or too late to cancel, within seconds. */
export const useStatusTime = (): number => useNow(5000);
