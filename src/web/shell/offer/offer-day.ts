/** The first moment of a version, in Tashkent; its name is its day. */
export const offerDay = (version: string) => new Date(`${version}T00:00:00+05:00`)
