import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import type { IncidentDecision } from '#modules/orders/domain/incident/incident-words.ts'
import type { IncidentAnswer } from '#modules/orders/incidents/incidents.contract.ts'
import type { WorkItemAnswer } from '#modules/worklist/worklist.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { useQueueActions } from '../../parts/calls/use-queue-actions.tsx'
import { DecisionDialog } from '../../parts/incidents/decision-dialog.tsx'
import { decisionNames } from '../../parts/incidents/incident-names.ts'
import { useShortcuts } from '../../parts/keys/shortcuts.ts'
import { pathOf } from '../../parts/work/work-names.ts'
import { mayDo } from '../../sections.ts'
import { useStaff } from '../../signed-in.ts'

type DeedsProps = {
  item: WorkItemAnswer
  onDone: () => void
  onStale: () => void
  onSettle: () => void
}

/** The two things that most often end it, each with its key; the rest is on its own page. */
export function WorkDeeds(props: DeedsProps & { incident: IncidentAnswer | undefined }) {
  const { item, incident, ...rest } = props
  if (item.queue === 'confirmation_calls') return <CallDeeds {...props} />
  if (item.queue === 'incidents' && incident) return <IncidentDeeds incident={incident} {...rest} />
  return <OtherDeeds {...props} />
}

type Deed = { word: ReactNode; key: string; look?: 'second'; busy?: boolean; act: (() => void) | undefined }

function Buttons({ deeds }: { deeds: readonly Deed[] }) {
  return (
    <div className="work-deeds">
      {deeds.map(({ word, key, look, busy, act }) => (
        <Button key={key} look={look} busy={busy} disabled={act === undefined} onClick={act}>
          {word}
          <span aria-hidden="true">
            <kbd>{key}</kbd>
          </span>
        </Button>
      ))}
    </div>
  )
}

function CallDeeds({ item, onDone, onStale }: DeedsProps) {
  const t = useTranslations('deskOrders.queue')
  const list = useAnswer(
    deskOrdersCalls.listConfirmations,
    { query: { limit: 100 } },
    { quiet: true, keep: true },
  )
  const found = list.data?.items.find(({ id }) => `order:${id}` === item.key)
  const actions = useQueueActions(found, {
    onChanged: () => void list.refresh(),
    onDone,
    onStale: () => {
      void list.refresh()
      onStale()
    },
  })
  useShortcuts({
    confirm: actions.confirm,
    first: actions.confirm,
    noAnswer: actions.askNoAnswer,
    second: actions.askNoAnswer,
    cancel: actions.askCancel,
  })
  return (
    <>
      <Buttons
        deeds={[
          { word: t('confirm'), key: 'D', busy: actions.busy, act: actions.confirm },
          { word: t('noAnswer.button'), key: 'V', look: 'second', act: actions.askNoAnswer },
        ]}
      />
      {actions.dialogs}
    </>
  )
}

function IncidentDeeds({ incident, onDone }: Omit<DeedsProps, 'item'> & { incident: IncidentAnswer }) {
  const t = useTranslations()
  const staff = useStaff()
  const [asked, setAsked] = useState<IncidentDecision>()
  const may = staff !== undefined && mayDo(staff.role, 'incident.decide')
  const [first, second] = may ? incident.decisions : []
  useShortcuts({
    first: first && (() => setAsked(first)),
    second: second && (() => setAsked(second)),
  })
  return (
    <>
      <Buttons
        deeds={[
          ...(first ? [{ word: t(decisionNames[first]), key: 'D', act: () => setAsked(first) }] : []),
          ...(second
            ? [
                {
                  word: t(decisionNames[second]),
                  key: 'V',
                  look: 'second' as const,
                  act: () => setAsked(second),
                },
              ]
            : []),
        ]}
      />
      {asked && (
        <DecisionDialog
          id={incident.id}
          decision={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            onDone()
          }}
        />
      )}
    </>
  )
}

function OtherDeeds({ item, onSettle }: DeedsProps) {
  const t = useTranslations('deskHome.details')
  const locale = useLocale()
  const navigate = useNavigate()
  const path = useRef(pathOf(item))
  const open = () => void navigate(localizedPath(locale, path.current))
  const settle = item.settles ? onSettle : undefined
  useShortcuts({ open, first: open, second: settle })
  return (
    <Buttons
      deeds={[
        { word: t(item.parcel && item.settles ? 'openOrder' : 'open'), key: 'D', act: open },
        ...(settle ? [{ word: t('settle'), key: 'V', look: 'second' as const, act: settle }] : []),
      ]}
    />
  )
}
