type Platform = { os: string; arch: string; isMusl: boolean };

export const oldestMajor: number;
export function pinnedNode(platform: Platform): string | null;
export function nodeRefusal(platform: Platform & { version: string }): string;
export function isNewEnough(version: string): boolean;
export function signalsToPass(os: string): readonly NodeJS.Signals[];
export function thisPlatform(): Platform & { version: string };
