/** The logo's sign on a grid of 32: the star tile and the first letter. */
export const logoPaths = {
  star: 'M32 16l-4.69 4.69v6.63h-6.63L16 32l-4.69-4.68H4.69v-6.63L0 16l4.69-4.69V4.69h6.62L16 0l4.68 4.69h6.63v6.62z',
  letter: 'M8 9.5h16v4h-6V24h-4V13.5H8z',
}
