import { Outline } from '#ui/icon.tsx'

/** Signs that only a counter needs; the site does not carry them. */
const outlines = {
  scan: 'M3 8V3.5h5M16 3.5h5V8M21 16v4.5h-5M8 20.5H3V16M4.5 12h15',
  printer: 'M6 9V3h12v6M6 18H3V9h18v9h-3M6 14h12v7H6z',
  bag: 'M5 8h14l1.5 13h-17zM8.500 8V6a3.500 3.500 0 0 1 7 0v2',
} as const

export type SignName = keyof typeof outlines

export const Sign = ({ name, size }: { name: SignName; size?: 'small' | 'tiny' }) => (
  <Outline d={outlines[name]} {...(size ? { size } : {})} />
)
