import type { toneOf } from './judge-scan.ts'

type Tone = ReturnType<typeof toneOf>
type Beep = readonly [hertz: number, ms: number]

/** One high sound for right, two low ones for wrong: told apart without looking. */
const beeps: Readonly<Record<Tone, readonly Beep[]>> = {
  right: [[1320, 120]],
  known: [[880, 80]],
  wrong: [
    [220, 260],
    [180, 420],
  ],
}
const shakes: Readonly<Record<Tone, number[]>> = { right: [60], known: [30], wrong: [200, 80, 400] }

let sound: AudioContext | undefined

/** Heard and felt: the courier looks at the shelf, not at the phone. */
export function signal(tone: Tone): void {
  navigator.vibrate?.(shakes[tone])
  try {
    sound ??= new AudioContext()
    let at = sound.currentTime
    for (const [hertz, ms] of beeps[tone]) {
      const source = new OscillatorNode(sound, {
        frequency: hertz,
        type: tone === 'wrong' ? 'square' : 'sine',
      })
      source.connect(sound.destination)
      source.start(at)
      at += ms / 1000
      source.stop(at)
      at += 0.06
    }
  } catch {
    // A phone without sound still shows the colour.
  }
}
