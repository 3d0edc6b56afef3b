import { useEffect, useState } from 'react'
import { useApi } from '../api-client.ts'

type Picture = { address: string | undefined; failed: boolean }
const awaited: Picture = { address: undefined, failed: false }

/** A picture of the API as an address of this page. Private: fetched with the token and shown from the browser's own
 * memory. */
export function usePicture(path: string | null, { quiet = false }: { quiet?: boolean } = {}): Picture {
  const api = useApi()
  const [picture, setPicture] = useState(awaited)
  useEffect(() => {
    if (path === null) return
    const left = new AbortController()
    let made: string | undefined
    void api.download(path, { signal: left.signal, quiet }).then((answer) => {
      if (left.signal.aborted) return
      made = answer.ok ? URL.createObjectURL(answer.value) : undefined
      setPicture({ address: made, failed: !answer.ok })
    })
    return () => {
      left.abort()
      setPicture(awaited)
      if (made) URL.revokeObjectURL(made)
    }
  }, [api, path, quiet])
  return picture
}

/** Somebody's photo; undefined while there is none. */
export const usePhoto = (path: string | null): string | undefined => usePicture(path, { quiet: true }).address
