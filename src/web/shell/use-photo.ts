import { useEffect, useState } from 'react'
import { useApi } from '../api-client.ts'

/** A picture of the API as an address of this page; undefined while there is none. */
export function usePhoto(path: string | null): string | undefined {
  const api = useApi()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (path === null) return
    const stop = new AbortController()
    let made: string | undefined
    void api.download(path, { signal: stop.signal, quiet: true }).then((answer) => {
      if (stop.signal.aborted || !answer.ok) return
      made = URL.createObjectURL(answer.value)
      setAddress(made)
    })
    return () => {
      stop.abort()
      setAddress(undefined)
      if (made) URL.revokeObjectURL(made)
    }
  }, [api, path])
  return address
}
