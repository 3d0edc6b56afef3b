import type { ComponentProps } from 'react'
import { Icon as CommonIcon, type IconName as CommonName, Outline } from '#ui/icon.tsx'

/** What only a depot meets. */
const own = {
  van: 'M4 17.5H1.500V6H14v11.500H8M14 10h4.500l4 4v3.500H20M16 17.500h-2M4 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  bag: 'M5.500 8h13l2 13h-17zM8.500 11V6.500a3.500 3.500 0 0 1 7 0V11',
  scan: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M6 12h12',
  sound: 'M3 9.500h4L12 5v14l-5-4.500H3zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  silent: 'M3 9.500h4L12 5v14l-5-4.500H3zM15.500 9.500l5 5M20.500 9.500l-5 5',
  printer: 'M6 9V3h12v6M6 18H3V9h18v9h-3M6 14h12v7H6z',
} as const satisfies Record<string, string>

type OwnName = keyof typeof own
export type IconName = CommonName | OwnName

const isOwn = (name: IconName): name is OwnName => name in own

export function Icon({ name, ...look }: Omit<ComponentProps<typeof Outline>, 'd'> & { name: IconName }) {
  return isOwn(name) ? <Outline d={own[name]} {...look} /> : <CommonIcon name={name} {...look} />
}
