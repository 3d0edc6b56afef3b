import { useState } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { TripView } from '#modules/delivery/trips/trips.contract.ts'

const kept = 'depot.trip'
/** Parcels of the hall are sorted, whatever is being unloaded. */
const hall = 'hall'
const askEveryMs = 20_000

/** What is sorted on this device: remembered until it is closed, and shared by the tabs of the page. */
export function keepTrip(id: string | undefined): void {
  try {
    sessionStorage.setItem(kept, id ?? hall)
  } catch {
    // It is chosen once more.
  }
}

function readTrip(): string | undefined {
  try {
    return sessionStorage.getItem(kept) ?? undefined
  } catch {
    return undefined
  }
}

/** The vans that stand open at this depot, and which of them is sorted: the latest unless somebody has chosen. */
export function useSortedTrip(depot: number) {
  const [chosen, setChosen] = useState(readTrip)
  const trips = useAnswer(tripCalls.listTrips, {}, { pollMs: () => askEveryMs })
  const open = (trips.data ?? []).filter((trip) => trip.to.id === depot && trip.came_at !== null)
  const trip = chosen === hall ? undefined : (open.find(({ id }) => id === chosen) ?? latest(open))
  return {
    open,
    trip,
    isKnown: trips.data !== undefined || trips.error !== undefined,
    refresh: trips.refresh,
    choose: (id: string | undefined) => {
      keepTrip(id)
      setChosen(id ?? hall)
    },
  }
}

const latest = (open: readonly TripView[]): TripView | undefined =>
  open.toSorted((one, other) => (other.came_at ?? '').localeCompare(one.came_at ?? ''))[0]
