const stamped = /^(.*?),?\s*(\d{1,2}:\d{2}.*)$/

/** When messages were written; a day that is the same for all of them is not said again and again. */
export function timesOf(
  messages: readonly { time: string | null }[],
): (time: string | null) => string | null {
  const days = new Set(
    messages.flatMap(({ time }) => (time === null ? [] : (stamped.exec(time)?.[1] ?? time))),
  )
  return (time) => (days.size === 1 && time !== null ? (stamped.exec(time)?.[2] ?? time) : time)
}
