/** What Uzbek puts behind a noun: plural, possessive, case and derived words. */
const endings = new Set(
  `lar im imiz ing ingiz i si m ng miz ngiz ning ni ga ka qa gacha kacha qacha da dagi dan dek day cha chi siz lik li
   dor dir mi ku chu lash lashtir`.split(/\s+/),
)
const longest = Math.max(...[...endings].map((ending) => ending.length))
/** As in kuryer-lar-imiz-dagi-lar-ni. */
const most = 7

/** Whether a text is nothing but endings; an empty one is none. Lower case. */
export function isEndings(text: string): boolean {
  if (text.length > most * longest) return false
  // fewest[at]: with how few endings one gets there.
  const fewest: number[] = [0]
  for (let at = 1; at <= text.length; at++) {
    let best = Number.POSITIVE_INFINITY
    for (let length = 1; length <= Math.min(longest, at); length++) {
      if (endings.has(text.slice(at - length, at))) best = Math.min(best, (fewest[at - length] ?? best) + 1)
    }
    fewest.push(best)
  }
  return (fewest[text.length] ?? most + 1) <= most
}
