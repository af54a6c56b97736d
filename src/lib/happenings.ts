/**
 * What happens on screen and changes no state of its own: a page opened, a form held back. Names and codes of the portal, never a
 * value that somebody typed. Actions, so that they stand among the others in a trace for support.
 */
export type Happening =
  | { type: 'nav/changed'; payload: OpenedPage }
  | { type: 'form/submitted'; payload: { form: string[] } }
  | { type: 'form/submitFailed'; payload: { form: string[]; fields: Record<string, string> } }
  | { type: 'ui/dialogOpened' }
  | { type: 'ui/crashed'; payload: { error: string } }
  | { type: 'net/changed'; payload: { isOnline: boolean } };

/* A form is known by the names of its fields; `fields` says by message keys what is wrong with which. */

/**
 * A page by the pattern of its route, such as `/app/appointments/:id`; the names of what its address says beside, and the step of
 * its journey where the route knows it.
 */
export type OpenedPage = { pattern: string; params: string[]; step: string | null };

let hear: (happening: Happening) => void = () => undefined;

/** From now on this one hears what happens. */
export const hearHappenings = (listen: (happening: Happening) => void): void => {
  hear = listen;
};

/** Says that something happened; nobody may be listening. */
export const happened = (happening: Happening): void => {
  hear(happening);
};
