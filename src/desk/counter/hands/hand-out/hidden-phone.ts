/** `+998 91 ••• 43 21`: enough to ask whether it is theirs, too little to read over a shoulder. */
export const hiddenPhone = (national: string): string =>
  national.replace(/^(\d{2})\d{3}(\d{2})(\d{2})$/, '+998 $1 ••• $2 $3')
