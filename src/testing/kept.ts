export const kept = (area: Storage): Record<string, unknown> => Object.fromEntries(Object.entries(area));
