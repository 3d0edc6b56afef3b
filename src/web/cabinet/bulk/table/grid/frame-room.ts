/** A frame has 16 ms. What was pressed and what the browser does besides needs some of them. */
const tooLongMs = 10
const shortMs = 6
/** Laying out a row that was filled takes the browser longer than moving one. */
const weights = { filled: 1, moved: 0.25 }
const first = 2
const most = 40

/**
 * How many rows can be filled in a frame: learned from how long frames take on this machine, with all the browser does until
 * they are shown, which is most of it.
 */
export function createFrameRoom(time = () => performance.now(), afterFrame = afterThisFrame()) {
  let size = first
  let taken = 0
  let begun = 0
  return {
    begin: () => {
      begun = time()
      taken = 0
    },
    take: (what: keyof typeof weights) => {
      taken += weights[what]
    },
    hasMore: () => taken + weights.filled <= size,
    /** `isFull`: more was to be done. */
    end: (isFull: boolean) => {
      if (taken === 0) return
      const since = begun
      afterFrame.ask(() => {
        const took = time() - since
        if (took > tooLongMs) size = Math.max(1, size * 0.7)
        else if (took < shortMs && isFull) size = Math.min(most, size + 1)
      })
    },
    leave: afterFrame.leave,
  }
}

/** A message to oneself comes when the frame has been drawn. */
function afterThisFrame() {
  const { port1, port2 } = new MessageChannel()
  let answer: (() => void) | undefined
  port1.onmessage = () => answer?.()
  return {
    ask: (then: () => void) => {
      answer = then
      port2.postMessage(undefined)
    },
    leave: () => port1.close(),
  }
}
