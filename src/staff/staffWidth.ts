import { width } from '../ui/theme/tokens';

/** A table of seven columns needs more room than a page of the portal. */
export const staffWidth = `calc(${width.home} * 1.4)`;
