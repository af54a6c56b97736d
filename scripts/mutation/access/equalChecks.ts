/** Checks whose absence changes nothing anybody can see, with the reason. The key as in `equalMutants`. */
export const equalChecks: Readonly<Record<string, string>> = {};
