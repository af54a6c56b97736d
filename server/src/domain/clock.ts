/** Hold rules use the database's clock instead. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
