import type { Point } from '#modules/geo/index.ts'
import type { Route } from '../domain/by-air.ts'
import type { LegTable } from '../domain/leg-table.ts'
import type { SpeedChanges } from '../domain/speeds.ts'
import type { Measure } from '../graph/cost.ts'

/** What both threads are told when they begin. */
export type RoadSource = Readonly<{
  /** The packed road file. */
  file: string
  /** Where prepared files are kept. */
  folder: string
  speeds: SpeedChanges
}>

export type Question =
  | { kind: 'route'; from: Point; to: Point; measure: Measure }
  | { kind: 'table'; from: readonly Point[]; to: readonly Point[] }

export type AnswerOf<Q extends Question> = Q extends { kind: 'route' } ? Route : LegTable

/** To the thread that answers. After `until` (milliseconds since 1970) nobody waits for it any more. */
export type Told = { id: number; question: Question; until: number } | { prepared: ArrayBuffer }

/** From it. */
export type Said = { id: number; answer: Route | LegTable } | { unprepared: true } | { ready: true }

/** From the thread that prepares: all of it, and what kept it from being written, if something did. */
export type Prepared = { packed: ArrayBuffer; problem: string | undefined }
