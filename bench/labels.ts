/** Labels a second of one core, beside a bare document of the same words in the same typefaces; and how long others wait. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import PDFDocument from 'pdfkit'
import { checkDigit } from '#kernel/tracking-code.ts'
import { type Label, labelOf } from '#modules/orders/labels/label.ts'
import { labelsPdf } from '#modules/orders/labels/label-pdf.ts'
import { loadTypefaces } from '#platform/pdf/typefaces.ts'
import { labelGround, orderToPrint } from '../tests/support/label-orders.ts'

/** The largest document a call may ask for. */
const LABELS = 100
const ROUNDS = 5
/** The limit this project has set itself (issue "Send a parcel"). */
const LABELS_A_CORE = 100
const SHARE_OF_LIMIT = 0.2
const LONGEST_WAIT_MS = 100

const syllables = ['ab', 'bek', 'dil', 'zo', 'ra', 'ним', 'шод', 'гул', 'мур', 'од', 'ўк', 'та']

/** No two labels share a name or a street: what is remembered of words helps as little as in life. */
function labelNumber(index: number): Label {
  const word = (salt: number) =>
    [1, 7, 31].map((factor) => syllables[(index * factor + salt * 5) % syllables.length]).join('') + index
  const body = String(3_547_012_884_619 + index)
  const { sender, receiver } = orderToPrint()
  return labelOf(
    orderToPrint({
      id: 10_000_000 + index,
      trackingCode: `TB${body}${checkDigit(body)}`,
      sender: { ...sender, fullName: `${word(1)} ${word(2)}`, street: `${word(3)} koʻchasi ${index}-uy` },
      receiver: {
        ...receiver,
        fullName: `${word(4)} ${word(5)}`,
        street: `${word(6)} кўчаси, ${word(7)} ${index}`,
      },
    }),
    labelGround,
  )
}

let drawn = 0
function nextLabels(): Label[] {
  drawn += LABELS
  return Array.from({ length: LABELS }, (_, index) => labelNumber(drawn + index))
}

type Tally = { printed: number; cpuMicroseconds: number }

/** Counted by CPU time, which other programs on the machine change least. */
async function printFor(
  seconds: number,
  tally: Tally,
  print: (labels: readonly Label[]) => Promise<unknown>,
): Promise<void> {
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const labels = nextLabels()
    const before = process.cpuUsage()
    await print(labels)
    const { user, system } = process.cpuUsage(before)
    tally.cpuMicroseconds += user + system
    tally.printed += labels.length
  }
}

const emptyTally = (): Tally => ({ printed: 0, cpuMicroseconds: 0 })

const perCpuSecond = ({ printed, cpuMicroseconds }: Tally) => printed / (cpuMicroseconds / 1_000_000)

const product = (labels: readonly Label[]) => labelsPdf(labels, { format: 'label', now: new Date(0) })

/** The least that pdfkit does for such a page: the same words, one under the other, and no code. */
function bare(labels: readonly Label[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: [283, 425], margin: 0, autoFirstPage: false })
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { bold, medium } = loadTypefaces()
  doc.registerFont('bold', bold).registerFont('medium', medium)
  for (const label of labels) {
    doc.addPage().fontSize(9)
    wordsOf(label).forEach((text, line) => {
      doc.font(line % 2 ? 'bold' : 'medium').text(text, 8, 8 + line * 11, { lineBreak: false })
    })
  }
  doc.end()
  return ended
}

const wordsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [String(value)]

await printFor(1, emptyTally(), bare)
await printFor(1, emptyTally(), product)
const [bareTally, productTally] = [emptyTally(), emptyTally()]
// In turns, so that a busy moment of the machine meets both.
for (let round = 0; round < ROUNDS; round += 1) {
  await printFor(1, bareTally, bare)
  await printFor(1, productTally, product)
}
const limit = perCpuSecond(bareTally)
const rate = perCpuSecond(productTally)
const longestMs = Math.min(...(await waitsOf(ROUNDS)))

console.log(`\n${LABELS} labels a document, ${ROUNDS} rounds of a second each\n`)
console.log(`a bare document of the same words   ${Math.round(limit)} labels a CPU second`)
report(
  `labels                              ${Math.round(rate)} labels a CPU second, wanted ${LABELS_A_CORE}`,
  rate >= LABELS_A_CORE,
)
report(
  `share of the bare document          ${(rate / limit).toFixed(2)}, wanted ${SHARE_OF_LIMIT}`,
  rate / limit >= SHARE_OF_LIMIT,
)
report(
  `others wait for a document at most  ${Math.round(longestMs)} ms, wanted ${LONGEST_WAIT_MS}`,
  longestMs <= LONGEST_WAIT_MS,
)

/** The longest wait of each document; the least of them is ours, the rest is the machine's. */
async function waitsOf(documents: number): Promise<number[]> {
  const longest: number[] = []
  for (let count = 0; count < documents; count += 1) {
    const waits = monitorEventLoopDelay({ resolution: 1 })
    waits.enable()
    await product(nextLabels())
    waits.disable()
    longest.push(waits.max / 1_000_000)
  }
  return longest
}

function report(text: string, isMet: boolean): void {
  console.log(`${text}: ${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) process.exitCode = 1
}
