/** In [0, 1), from the key alone (FNV-1a, mixed), so reloads never reshuffle data. */
export const chance = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

export const pick = <T>(key: string, choices: readonly T[]): T => {
  const chosen = choices[Math.floor(chance(key) * choices.length)];
  if (chosen === undefined) throw new Error(`Nothing to pick from for ${key}.`);
  return chosen;
};
