export const feedExitCodes = { accepted: 0, refused: 1, quarantined: 2, braked: 3 } as const;

export const exitMeanings = [
  'accepted, or nothing had changed',
  'refused: nothing changed, one sentence says why',
  'accepted, but more than 5 % of the rows of a kind were quarantined: read the report',
  'braked: too many open slots would be withdrawn at once; nothing changed. Look at the publication, then --even-so',
] as const;
