import { saveFile } from '#client/save-file.ts'
import { useWork } from '#client/use-task.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import { papersCalls } from '#modules/papers/papers.calls.ts'

/** Papers of a depot, as files: the label of a bag, the manifest of a trip. */
export function usePrint() {
  const work = useWork()
  return {
    ...work,
    bagLabel: async (code: string) => {
      const printed = await work.run((api) => api.call(tripCalls.printBag, { params: { code } }))
      if (printed.ok) saveFile(printed.value, `${code}.pdf`)
    },
    manifest: async (id: string) => {
      const params = { id: Number(id) }
      const printed = await work.run((api) => api.call(papersCalls.printTripManifest, { params }))
      if (printed.ok) saveFile(printed.value, `TZ-${id}.pdf`)
    },
  }
}
