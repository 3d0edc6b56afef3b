import type { ComponentProps } from 'react'
import { Icon as CommonIcon, type IconName as CommonName, Outline } from '#ui/icon.tsx'

/** What only counters and depots meet; the site does not carry it. */
const own = {
  scan: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M6 12h12',
  shelf: 'M3.5 2.5v19M20.5 2.5v19M3.5 9.5h17M3.5 17.5h17M7 9.5v-4h4.5v4M12.5 17.5V13H17v4.5',
  printer: 'M6 9V3h12v6M6 18H3V9h18v9h-3M6 14h12v7H6z',
  document: 'M5 2.5h14v19H5zM8.5 17.5h7M8.4 9.8a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0',
  sms: 'M2.5 4.5h19v13H11l-4.5 4v-4h-4zM7 9h10M7 13h6',
  sign: 'M3 17c4-8 6-12 8-11.5 2 .5-4 9.5-2 9.5s4-5 5-4-1 4 1 4 3-1 6-1M3 21h18',
  qr: 'M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6zM14.5 14h3v3M20.5 13.5v4M14 20.5h6.5',
  offline:
    'M3 3l18 18M2 9a15 15 0 0 1 4.5-2.8M22 9a15 15 0 0 0-11-3.8M5.5 13a10 10 0 0 1 4-2.4M18.5 13a10 10 0 0 0-3.5-2.3M9 16.8a5 5 0 0 1 6 0M12 19v2',
  van: 'M4 17.5H1.500V6H14v11.500H8M14 10h4.500l4 4v3.500H20M16 17.500h-2M4 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  bag: 'M5.500 8h13l2 13h-17zM8.500 11V6.500a3.500 3.500 0 0 1 7 0V11',
  sound: 'M3 9.500h4L12 5v14l-5-4.500H3zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  silent: 'M3 9.500h4L12 5v14l-5-4.500H3zM15.500 9.500l5 5M20.500 9.500l-5 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
} as const satisfies Record<string, string>

type OwnName = keyof typeof own
export type IconName = CommonName | OwnName

const isOwn = (name: IconName): name is OwnName => name in own

export function Icon({ name, ...look }: Omit<ComponentProps<typeof Outline>, 'd'> & { name: IconName }) {
  return isOwn(name) ? <Outline d={own[name]} {...look} /> : <CommonIcon name={name} {...look} />
}
