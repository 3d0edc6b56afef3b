import { hash } from 'node:crypto'

/** How many rows there are and what they come to, in whatever order they are read. */
export type RowSum = { rows: number; hash: string }

const NEW_LINE = 0x0a
const LANES = 4

/** The digests of the rows added up: a heap hands rows out in another order after it was loaded, and sorting would cost. */
export function createRowSum() {
  const lanes = new Uint32Array(LANES)
  let rows = 0
  const add = (row: Uint8Array) => {
    const digest = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < LANES; lane++) lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32LE(lane * 4)
    rows++
  }
  return {
    add,
    /** Many rows, each ended by a line feed: inside of one it is written as two other signs. */
    addAll(batch: Buffer): void {
      for (let from = 0; from < batch.length; ) {
        const end = batch.indexOf(NEW_LINE, from) + 1
        add(batch.subarray(from, end || batch.length))
        from = end || batch.length
      }
    },
    sum: (): RowSum => ({
      rows,
      hash: [...lanes].map((lane) => lane.toString(16).padStart(8, '0')).join(''),
    }),
  }
}

export async function sumOfRows(batches: AsyncIterable<Buffer>): Promise<RowSum> {
  const { addAll, sum } = createRowSum()
  for await (const batch of batches) addAll(batch)
  return sum()
}
