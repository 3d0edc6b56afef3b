import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { useLogOut } from '#web/sign-in/use-log-out.ts'
import { openThings, useCounterQueue, useQueueView } from '../offline/counter-queue.tsx'
import { lockSeals, openSealBook } from '../offline/seal-book.ts'

type Leave = () => void

const LeaveContext = createContext<Leave>(() => undefined)
export const useLeave = () => useContext(LeaveContext)

type LeavingProps = { children: ReactNode | ((leave: Leave) => ReactNode) }

/** Signing out waits for what was handed out here to be with the server, and for what it answered to be read. */
export function Leaving({ children }: LeavingProps) {
  const [isAsking, setAsking] = useState(false)
  const logOut = useLogOut()
  const { waiting, questions } = openThings(useQueueView())
  const leave = () => {
    if (waiting + questions > 0) return setAsking(true)
    void lockAndLeave(logOut)
  }
  return (
    <LeaveContext value={leave}>
      {typeof children === 'function' ? children(leave) : children}
      {isAsking && <NotYet waiting={waiting} questions={questions} onClose={() => setAsking(false)} />}
    </LeaveContext>
  )
}

async function lockAndLeave(logOut: () => Promise<void>): Promise<void> {
  // A browser that keeps nothing has nothing to lock.
  await openSealBook()
    .then(lockSeals)
    .catch(() => undefined)
  await logOut()
}

type NotYetProps = { waiting: number; questions: number; onClose: () => void }

function NotYet({ waiting, questions, onClose }: NotYetProps) {
  const t = useTranslations('deskCounter.leave')
  const common = useTranslations('common')
  const { store } = useCounterQueue()
  const isSent = waiting === 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            {t('stay')}
          </Button>
          {!isSent && <Button onClick={() => void store?.sync()}>{t('send')}</Button>}
        </>
      }
    >
      <p>{isSent && questions > 0 ? t('read') : t('wait')}</p>
    </Dialog>
  )
}
