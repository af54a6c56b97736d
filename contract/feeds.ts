export const sourceModes = ['link-out', 'entrusted'] as const;

export const runOutcomes = ['accepted', 'quarantined', 'unchanged', 'refused', 'braked', 'failed'] as const;

/** What a clinic publishes in place of a booked appointment. */
export const publishedInstead = ['busy', 'gone', 'inactive', 'otherTime', 'otherService'] as const;

export type SourceMode = (typeof sourceModes)[number];
export type RunOutcome = (typeof runOutcomes)[number];
export type PublishedInstead = (typeof publishedInstead)[number];
