/** How fast a kind of road is driven when it is free, in built-up areas and outside of them. */
export type ClassSpeed = Readonly<{ name: string; urbanKmh: number; ruralKmh: number }>

export type Speeds = Readonly<{
  /** By the index of the class in the road file. */
  classes: readonly ClassSpeed[]
  /** What is left of the speed on ramps and links. */
  rampFactor: number
}>

export type SpeedChanges = Readonly<{
  rampFactor?: number
  classes?: Readonly<Record<string, Partial<Omit<ClassSpeed, 'name'>>>>
}>

/**
 * What we know better than the road file, whose speeds are a first guess. This is the one place: finished stops of couriers
 * are to write their findings here. What is prepared under other speeds is prepared anew.
 */
export const knownSpeeds: SpeedChanges = {}

/** The file's own speeds with our changes on top. */
export const speedsOf = (guess: Speeds, { rampFactor, classes = {} }: SpeedChanges): Speeds => ({
  rampFactor: rampFactor ?? guess.rampFactor,
  classes: guess.classes.map((one) => ({ ...one, ...classes[one.name] })),
})

const metresASecond = (kmh: number) => kmh / 3.6

/** Milliseconds that an edge takes: so much of it in the town, the rest outside. */
export function driveMs(lengthDm: number, urbanShare: number, speed: ClassSpeed, factor: number): number {
  const slowness =
    urbanShare / metresASecond(speed.urbanKmh) + (1 - urbanShare) / metresASecond(speed.ruralKmh)
  return Math.max(1, Math.round((lengthDm * 100 * slowness) / factor))
}

export const fastestKmh = ({ classes }: Speeds) =>
  Math.max(...classes.flatMap(({ urbanKmh, ruralKmh }) => [urbanKmh, ruralKmh]))
