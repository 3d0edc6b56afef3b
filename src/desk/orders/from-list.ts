import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Goes along to an order that the list opens. */
export const fromList = { fromList: true } as const

const isFromList = (state: unknown) => typeof state === 'object' && state !== null && 'fromList' in state

/** On the link to the list: whoever came from there goes back, to the list as they left it. */
export function useWayBack(): (event: MouseEvent) => void {
  const { state } = useLocation()
  const navigate = useNavigate()
  return (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!isPlain || !isFromList(state)) return
    event.preventDefault()
    void navigate(-1)
  }
}
