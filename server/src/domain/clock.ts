/** The present instant. Injected, so that tests may move it; rules of holds use the database's own clock instead. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
