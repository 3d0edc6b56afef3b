import { listenForInstall } from './install-prompt.ts'
import { askForWorker, isStandalone, wantsWorker } from './worker.ts'

/** What makes an app of the site; also called when somebody has signed in. */
export function beginApp(signedIn: boolean): void {
  listenForInstall()
  if (wantsWorker({ signedIn, standalone: isStandalone() })) askForWorker()
}
