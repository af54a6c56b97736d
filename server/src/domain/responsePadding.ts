/**
 * When an answer leaves that is given on the beat: at the first multiple of it by which the work was done, so that how long the work
 * took within it cannot be seen. @param workMs how long it took @param beatMs 0 for no beat @returns milliseconds from the same start
 */
export const leavingMs = (workMs: number, responsePaddingMs: number): number =>
  responsePaddingMs === 0 ? workMs : Math.max(1, Math.ceil(workMs / responsePaddingMs)) * responsePaddingMs;
