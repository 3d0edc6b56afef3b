const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 95 bits: DECISIONS asks for 64 or more, in 12 to 22 characters. */
const LENGTH = 16

/** `draw` answers a whole number below its argument. */
export const drawToken = (draw: (below: number) => number) =>
  Array.from({ length: LENGTH }, () => letters.charAt(draw(letters.length))).join('')

const shape = new RegExp(`^[0-9A-Za-z]{${LENGTH}}$`)

/** Anything else was never drawn, so nobody is asked about it. */
export const isToken = (text: string) => shape.test(text)
