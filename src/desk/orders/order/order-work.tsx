import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WorkDetail } from '#modules/worklist/worklist.contract.ts'
import { Button } from '#ui/button.tsx'
import { useShortcuts } from '../../parts/keys/shortcuts.ts'
import { useNow } from '../../parts/use-now.ts'
import { OwnerLine } from '../../parts/work/owner-line.tsx'
import { useWork } from '../../parts/work/use-work.ts'
import { WorkClock } from '../../parts/work/work-clock.tsx'
import { HandDialog, LaterDialog, SettleDialog } from '../../parts/work/work-dialogs.tsx'
import { ToldLines, useWorkLines } from '../../parts/work/work-lines.tsx'
import { deedNames } from '../../parts/work/work-names.ts'
import { WorkNote } from '../../parts/work/work-note.tsx'

const dialogs = { hand: HandDialog, later: LaterDialog, settle: SettleDialog } as const

/** What waits about this order, who deals with it, and what colleagues have written. */
export function OrderWork({ order }: { order: string }) {
  const t = useTranslations()
  const now = useNow()
  const work = useWork(`order:${order}`)
  const lines = useWorkLines(work.data)
  const [asked, setAsked] = useState<keyof typeof dialogs>()
  const items = work.data?.items ?? []
  const settles = items.length > 0 && items.every((item) => item.settles)
  const ask = (what: keyof typeof dialogs) => () => setAsked(what)
  useShortcuts({
    take: work.isMine ? work.leave : work.take,
    hand: work.data && ask('hand'),
    later: work.data && ask('later'),
    second: settles ? ask('settle') : undefined,
  })
  const Dialog = asked && dialogs[asked]
  const said = (next: WorkDetail) => {
    work.work.set(next)
    setAsked(undefined)
  }
  return (
    <section className="order-card order-work" aria-label={t('deskOrders.work.title')}>
      <h3 className="order-card__title">{t('deskOrders.work.title')}</h3>
      {items.map((item) => (
        <p key={item.queue} className="order-work__deed">
          <WorkClock due={item.due} now={now} />
          <b>{t(deedNames[item.deed])}</b>
        </p>
      ))}
      <OwnerLine work={work} onHand={ask('hand')} />
      {items.length > 0 && (
        <div className="order-work__deeds">
          <Button look="second" small onClick={ask('later')}>
            {t('deskHome.details.later')}
          </Button>
          {settles && (
            <Button look="second" small onClick={ask('settle')}>
              {t('deskHome.details.settle')}
            </Button>
          )}
        </div>
      )}
      <WorkNote work={`order:${order}`} onWritten={work.work.set} />
      {lines.length > 0 && <ToldLines lines={lines} label={t('deskOrders.work.title')} />}
      {Dialog && work.data && <Dialog work={work.data} onClose={() => setAsked(undefined)} onDone={said} />}
    </section>
  )
}
