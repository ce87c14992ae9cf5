/** What time it is: handed in, so that rules about time can be tested without waiting. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
