import type { z } from 'zod'
import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import type { DomainEvent } from './event.ts'
import type { Job } from './job.ts'
import { addToOutbox, addToOutboxLater, type NewOutboxRow } from './outbox.repo.ts'

/** Payloads are ids; a larger one is a document that belongs in a table. */
const MAX_PAYLOAD_CHARACTERS = 16_384
const MAX_KEY_CHARACTERS = 200

export type EnqueueOptions = {
  /** What the job is about. For a `unique` job: what there may be only one of. */
  key?: string
  startAfter?: Date
}

/** The job exists if and only if the transaction commits. Answers with the id that `run.id` will have. */
export async function enqueue<Schema extends z.ZodType>(
  tx: Db,
  job: Job<Schema>,
  payload: z.input<NoInfer<Schema>>,
  { key, startAfter }: EnqueueOptions = {},
): Promise<string> {
  const row = { topic: topicOfJob(job), key, payload: encode(job, payload), startAfter }
  return jobId(await write(tx, row))
}

/** Told to every subscriber, at least once, if and only if the transaction commits; in order for the same key. */
export async function emit<Schema extends z.ZodType>(
  tx: Db,
  event: DomainEvent<Schema>,
  key: string,
  payload: z.input<NoInfer<Schema>>,
): Promise<void> {
  await tell(tx, { topic: topicOfEvent(event), key, payload: encode(event, payload) })
}

/** Live notices: their topic here, and the channel on which the relay announces them to platform/live. */
export const LIVE_TOPIC = 'live'
export const LIVE_CHANNEL = 'tezbox_live'

export const topicOfJob = ({ name }: { name: string }) => `job:${name}`
export const topicOfEvent = ({ name }: { name: string }) => `event:${name}`

/** Made from the row's number, so that ids sort as the rows were written and a row relayed twice is one job. */
export function jobId(outboxId: number): string {
  return `00000000-0000-8000-8000-${outboxId.toString(16).padStart(12, '0')}`
}

async function write(tx: Db, row: NewOutboxRow): Promise<number> {
  assertKey(row)
  const id = await addToOutbox(tx, row)
  tx.afterCommit(wakeRelays)
  return id
}

/** Of transactions that are under way: what they tell goes out together, with their commit. */
const told = new WeakMap<Db, NewOutboxRow[]>()

const pasts = new WeakMap<Db, ReadonlySet<string>>()

/** The past of a demo, told while it is made up: from here on this transaction tells nobody anything but these events. */
export function keepToItself(tx: Db, but: readonly Pick<DomainEvent, 'name'>[]): void {
  pasts.set(tx, new Set(but.map(topicOfEvent)))
}

/** A row whose number nobody needs. */
export async function tell(tx: Db, row: NewOutboxRow): Promise<void> {
  assertKey(row)
  if (pasts.get(tx)?.has(row.topic) === false) return
  const rows = told.get(tx)
  if (rows) {
    rows.push(row)
    return
  }
  const begun = [row]
  // Without a transaction it is written at once.
  if (tx.root) told.set(tx, begun)
  await addToOutboxLater(tx, begun)
  tx.afterCommit(wakeRelays)
}

function assertKey({ topic, key }: NewOutboxRow): void {
  assert((key ?? '').length <= MAX_KEY_CHARACTERS, `${topic}: the key is too long`)
}

function encode({ name, schema }: { name: string; schema: z.ZodType }, payload: unknown): string {
  const parsed = schema.safeParse(payload)
  assert(parsed.success, `${name} got another payload than it asks for: ${parsed.error?.message}`)
  const text = JSON.stringify(payload)
  assert(text.length <= MAX_PAYLOAD_CHARACTERS, `${name}: the payload is too large`)
  return text
}

const relays = new Set<() => void>()

/** Wakes this process's relay after a commit. Being woken for nothing is harmless; not being woken costs one poll. */
export function onOutboxWritten(wake: () => void): () => void {
  relays.add(wake)
  return () => relays.delete(wake)
}

function wakeRelays(): void {
  for (const wake of relays) wake()
}
