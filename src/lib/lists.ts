type Part = string | false | null | undefined;

/** What stands side by side on one line, less what is unknown: « En personne · Sans rendez-vous ». */
export const beside = (parts: readonly Part[]): string => parts.filter(Boolean).join('\u00a0· ');

/** What is told one after the other, less what is unknown: « 12 rendez-vous, 3 sur place ». */
export const listed = (parts: readonly Part[]): string => parts.filter(Boolean).join(', ');
