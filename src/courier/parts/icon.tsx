import type { ComponentProps } from 'react'
import { Icon as CommonIcon, type IconName as CommonName, Outline } from '#ui/icon.tsx'

/** What only a courier meets; the site does not carry it. */
const own = {
  qr: 'M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6zM14.5 14h3v3M20.5 13.5v4M14 20.5h6.5',
  neighbours: 'M2 21V11.5L7 7l5 4.5V21M12 21V8l5-4.5L22 8v13M1 21h22',
  erase: 'M8 5h13.5v14H8l-6-7zM11.5 9.5l5 5M16.5 9.5l-5 5',
  offline:
    'M3 3l18 18M2 9a15 15 0 0 1 4.5-2.8M22 9a15 15 0 0 0-11-3.8M5.5 13a10 10 0 0 1 4-2.4M18.5 13a10 10 0 0 0-3.5-2.3M9 16.8a5 5 0 0 1 6 0M12 19v2',
  sign: 'M3 17c4-8 6-12 8-11.5 2 .5-4 9.5-2 9.500s4-5 5-4-1 4 1 4 3-1 6-1M3 21h18',
  shield: 'M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6z',
  way: 'M12 2.8l7.5 17.7-7.5-4-7.5 4z',
  turnPhone: 'M8 13V2.500H2v16h4M9 12.5h13v8H9zM12 4.5a6 6 0 0 1 6 5M15.2 7.2l2.8 2.8 2.8-2.8',
  scan: 'M3 8V3.5h5M16 3.5h5V8M21 16v4.5h-5M8 20.5H3V16M4.5 12h15',
} as const satisfies Record<string, string>

type OwnName = keyof typeof own
export type IconName = CommonName | OwnName

const isOwn = (name: IconName): name is OwnName => name in own

export function Icon({ name, ...look }: Omit<ComponentProps<typeof Outline>, 'd'> & { name: IconName }) {
  return isOwn(name) ? <Outline d={own[name]} {...look} /> : <CommonIcon name={name} {...look} />
}
