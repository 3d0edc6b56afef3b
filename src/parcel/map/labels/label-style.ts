import type { ColourName } from '../paint/palette.ts'

export type LabelStyle = {
  readonly name: string
  readonly size: number
  readonly weight: number
  readonly colour: ColourName
  readonly halo: ColourName
  readonly haloWidth: number
  /** Wider apart: names of areas. */
  readonly spacing?: number
}

const style = (name: string, size: number, weight: number, colour: ColourName): LabelStyle => ({
  name,
  size,
  weight,
  colour,
  halo: 'halo',
  haloWidth: 3,
})

export const labelStyles = {
  region: { ...style('region', 13, 550, 'text-2'), spacing: 0.6 },
  seat: style('seat', 14, 650, 'text'),
  city: style('city', 16, 650, 'text'),
  town: style('town', 14, 600, 'text'),
  village: style('village', 12.5, 550, 'text-2'),
  quarter: { ...style('quarter', 12.5, 550, 'text-2'), spacing: 0.4 },
  mainRoad: style('mainRoad', 13, 600, 'text'),
  road: style('road', 12, 500, 'text-2'),
  water: style('water', 12, 500, 'place'),
  poi: style('poi', 12.5, 550, 'place'),
  house: { ...style('house', 12, 500, 'text-2'), halo: 'house', haloWidth: 2 },
} as const satisfies Record<string, LabelStyle>

export type StyleName = keyof typeof labelStyles

export const fontOf = ({ weight, size }: LabelStyle, family: string): string =>
  `${weight} ${size}px ${family}`
