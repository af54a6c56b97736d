import type { StaffLinkAct, StaffPersonLink } from '../../../contract/staffPeople.ts';
import type { LinkActs } from './useLinkActs';

/** `person`: the name of the person whom the holder acts for. */
export type LinkDialogProps = { link: StaffPersonLink; person: string; acts: LinkActs; onClosed: () => void };

export type Asking = { act: StaffLinkAct; link: StaffPersonLink };
