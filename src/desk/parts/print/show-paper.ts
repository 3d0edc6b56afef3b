import { saveFile } from '#client/save-file.ts'

/** A tab that the paper will stand in; undefined where the browser opens none (a blocker, a kiosk). */
export const waitingWindow = (): Window | undefined => window.open('', '_blank') ?? undefined

/** By then a viewer has read it, and whoever prints has it in the dialog. */
const keptMs = 10 * 60_000

/**
 * In the browser's own viewer, whose dialog knows every printer of this device, those of the network too. Without a
 * window it is saved. (Our pages hold no frames, so the dialog cannot be opened from here.)
 */
export function showPaper(paper: Blob, name: string, opened: Window | undefined): void {
  if (!opened || opened.closed) {
    saveFile(paper, name)
    return
  }
  const address = URL.createObjectURL(paper)
  opened.location.replace(address)
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
