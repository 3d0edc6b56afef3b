/** A partner is told that somebody sent a parcel, not who. */
export const initialsOf = (fullName: string) =>
  fullName
    .split(' ')
    .filter(Boolean)
    .map((word) => `${word.slice(0, 1)}.`)
    .join(' ')

/** Whoever has the whole code of a parcel can follow it: partners are told its end, the desk all of it. */
export const codeFor = (reader: 'desk' | 'partner', code: string) =>
  reader === 'desk' ? code : `…${code.slice(-4)}`
