/** In milliseconds from the start: the next multiple, hiding how long the work took. 0 disables padding. */
export const leavingMs = (workMs: number, responsePaddingMs: number): number =>
  responsePaddingMs === 0 ? workMs : Math.max(1, Math.ceil(workMs / responsePaddingMs)) * responsePaddingMs;
