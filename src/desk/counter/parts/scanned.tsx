import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'

/** Whatever a scanner read, or a hand typed into the scan field. */
export type Take = (text: string) => void

type ScanBus = {
  /** The tab that is open takes what is scanned; the last one who asked wins. */
  take(by: Take): () => void
  scanned: Take
}

const ScanContext = createContext<ScanBus | undefined>(undefined)

type ScanProviderProps = {
  children: ReactNode
  /** Nobody who is open takes scans: opens a tab that does, and what was scanned waits for it. */
  otherwise: () => void
}

/** One scan field above all tabs: what it reads goes to whoever is open. */
export function ScanProvider({ children, otherwise }: ScanProviderProps) {
  const takers = useRef<Take[]>([])
  const waiting = useRef<string[]>([])
  const last = useRef(otherwise)
  last.current = otherwise
  const bus = useMemo<ScanBus>(
    () => ({
      take: (by) => {
        takers.current = [...takers.current, by]
        for (const text of waiting.current.splice(0)) by(text)
        return () => {
          takers.current = takers.current.filter((one) => one !== by)
        }
      },
      scanned: (text) => {
        const taker = takers.current.at(-1)
        if (taker) return taker(text)
        waiting.current.push(text)
        last.current()
      },
    }),
    [],
  )
  return <ScanContext value={bus}>{children}</ScanContext>
}

export function useScanBus(): ScanBus {
  const bus = useContext(ScanContext)
  if (!bus) throw new Error('no ScanProvider around this screen')
  return bus
}

/** While this is shown, scans come here. */
export function useScanned(by: Take): void {
  const { take } = useScanBus()
  const last = useRef(by)
  last.current = by
  useEffect(() => take((text) => last.current(text)), [take])
}
