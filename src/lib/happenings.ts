/** Privacy: only our own names and codes, never typed values. */
export type Happening =
  | { type: 'nav/changed'; payload: OpenedPage }
  | { type: 'form/submitted'; payload: { form: string[] } }
  | { type: 'form/submitFailed'; payload: { form: string[]; fields: Record<string, string> } }
  | { type: 'form/answered'; payload: { form: string[]; failure: FormOutcome | null } }
  | { type: 'ui/dialogOpened' }
  | { type: 'ui/crashed'; payload: { error: string } }
  | { type: 'net/changed'; payload: { isOnline: boolean } };

type FormOutcome = { message: string; status?: number | string; fields?: Record<string, string>; request?: string };

/* `fields` maps invalid fields to message keys. */

/** `/app/appointments/:id`, query parameter names, step. */
export type OpenedPage = { pattern: string; params: string[]; step: string | null };

let hear: (happening: Happening) => void = () => undefined;

export const hearHappenings = (listen: (happening: Happening) => void): void => {
  hear = listen;
};

export const happened = (happening: Happening): void => {
  hear(happening);
};
