/** `TB57 2918 3640 5128`: as people compare it with a label. Anything else as it is. */
export const grouped = (code: string): string =>
  /^(?:TB|BG)\d+$/.test(code) ? code.replace(/(.{4})(?=.)/g, '$1 ') : code
