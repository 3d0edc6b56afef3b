const kept = 'depot.sound'

export function readSound(): boolean {
  try {
    return localStorage.getItem(kept) === 'on'
  } catch {
    return false
  }
}

export function keepSound(isOn: boolean): void {
  try {
    localStorage.setItem(kept, isOn ? 'on' : 'off')
  } catch {
    // It is on or off until the page is left.
  }
}

/** Five steps that sound well one after the other; lanes that stand near each other sound apart. */
const steps = [523, 659, 784, 587, 880] as const
const laneMs = 90
const oddMs = 160

/** A short tone for a lane, higher with each five; two low ones for what is odd or wrong. */
export function tonesOf(lane: number | undefined, isOdd: boolean): readonly (readonly [number, number])[] {
  const low = [
    [220, oddMs],
    [180, oddMs],
  ] as const
  if (lane === undefined) return low
  const step = steps[(lane - 1) % steps.length] ?? steps[0]
  const octave = Math.floor((lane - 1) / steps.length) % 2
  const own = [step * 2 ** octave, laneMs] as const
  return isOdd ? [own, ...low] : [own]
}

let context: AudioContext | undefined

/** On a device without sound nothing is heard; the screen says all of it. */
export async function sound(lane: number | undefined, isOdd: boolean): Promise<void> {
  try {
    context ??= new AudioContext()
    if (context.state !== 'running') await context.resume()
    let at = context.currentTime
    for (const [hertz, ms] of tonesOf(lane, isOdd)) {
      const source = new OscillatorNode(context, { frequency: hertz, type: 'triangle' })
      const volume = new GainNode(context, { gain: 0.25 })
      source.connect(volume).connect(context.destination)
      source.start(at)
      at += ms / 1000
      source.stop(at)
      at += 0.03
    }
  } catch {
    context = undefined
  }
}
