/** Time arrives as an argument, so that tests decide what the hour is. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
