/** Right, wrong, or neither: known already. */
export type Tone = 'right' | 'wrong' | 'known'
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

/** Heard and felt: whoever scans looks at the shelf, not at the screen. */
export function signal(tone: Tone): void {
  navigator.vibrate?.(shakes[tone])
  void beep(tone)
}

/** A browser lets a page sound once it was touched, and a phone call stops it: each touch wakes it again. */
export function wakeSoundByTouch(): () => void {
  const wake = () => void awake()
  for (const touch of touches) window.addEventListener(touch, wake, true)
  return () => {
    for (const touch of touches) window.removeEventListener(touch, wake, true)
  }
}

const touches = ['touchend', 'click', 'keydown'] as const

/** A sound that comes later belongs to another parcel. */
const latestMs = 500

async function beep(tone: Tone): Promise<void> {
  const asked = Date.now()
  const context = await awake()
  if (context && Date.now() - asked <= latestMs) play(context, tone)
}

/** Undefined on a phone without sound: it still shows the colour, and shakes. */
async function awake(): Promise<AudioContext | undefined> {
  try {
    sound ??= new AudioContext()
    // An iPhone says "interrupted" after a call, others "suspended".
    if (sound.state !== 'running') await sound.resume()
    return sound
  } catch {
    return undefined
  }
}

function play(context: AudioContext, tone: Tone): void {
  let at = context.currentTime
  for (const [hertz, ms] of beeps[tone]) {
    const source = new OscillatorNode(context, {
      frequency: hertz,
      type: tone === 'wrong' ? 'square' : 'sine',
    })
    source.connect(context.destination)
    source.start(at)
    at += ms / 1000
    source.stop(at)
    at += 0.06
  }
}
