export const quotaOf = (slots: number, share: number): number => Math.max(1, Math.floor(slots * share));
