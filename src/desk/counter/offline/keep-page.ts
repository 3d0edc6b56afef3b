const scriptPath = '/counter-sw.js'
/** Until the page has loaded what belongs to it. */
const settledMs = 3_000

/** The page opens without a line from its second opening on. Where no worker can be had, everything else goes on. */
export function keepPageForOffline(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const scope = window.location.pathname.replace(/\/$/, '')
  const keep = async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.register(scriptPath, { scope })
    const worker = active ?? waiting ?? installing
    worker?.postMessage({ page: window.location.origin + scope, files: loadedFiles() })
  }
  const timer = setTimeout(() => void keep().catch(() => undefined), settledMs)
  return () => clearTimeout(timer)
}

/** Scripts, styles and letters that this page was made of. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'))
