import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { randomKey } from '#client/random-key.ts'
import { useWork } from '#client/use-task.ts'
import { byPhoneCalls } from '#modules/orders/by-phone/by-phone.calls.ts'
import type { CallerPage } from '#modules/orders/by-phone/by-phone.contract.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DeskFormDialog } from '../../../parts/desk-form-dialog.tsx'
import { CallerFields } from './caller-fields.tsx'
import { bodyOf, callOf, missingIn, needsCode, offeredTo, type Said, type Wanted } from './caller-forms.ts'

type CallerDialogProps = { order: OrderDetail; onClose: () => void }

const wantedNames = {
  day: 'deskCaller.wanted.day',
  point: 'deskCaller.wanted.point',
  address: 'deskCaller.wanted.address',
  neighbour: 'deskCaller.wanted.neighbour',
  safe_place: 'deskCaller.wanted.safe_place',
  myself: 'deskCaller.wanted.myself',
  delegate: 'deskCaller.wanted.delegate',
  revoke: 'deskCaller.wanted.revoke',
  storage: 'deskCaller.wanted.storage',
  code: 'deskCaller.wanted.code',
  refuse: 'deskCaller.wanted.refuse',
} as const satisfies Record<Wanted, string>

type CallerCall = (typeof byPhoneCalls)[keyof typeof byPhoneCalls]

const digitsIn = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

/** The receiver is on the phone: first the five digits, then what they want, with a code where that needs one. */
export function CallerDialog({ order, onClose }: CallerDialogProps) {
  const t = useTranslations('deskCaller')
  const work = useWork()
  const [digits, setDigits] = useState('')
  const [opened, setOpened] = useState<CallerPage>()
  const ask = async (call: CallerCall, body: object) => {
    const given = { params: { id: order.id }, body: { digits, ...body } }
    const answer = await work.run((api) => api.call<CallerCall>(call, given))
    if (answer.ok) setOpened(answer.value)
    return answer.ok
  }
  if (opened) return <Talk order={order} opened={opened} ask={ask} task={work} onClose={onClose} />
  return (
    <DeskFormDialog
      title={t('dialog.title')}
      no={t('dialog.no')}
      yes={t('dialog.open')}
      task={work}
      onClose={onClose}
      onSubmit={() => void ask(byPhoneCalls.openForCaller, {})}
    >
      <p>{t('dialog.digitsText', { name: order.receiver_name })}</p>
      <TextField
        label={t('dialog.digits')}
        inputMode="numeric"
        autoComplete="off"
        value={digits}
        onChange={(event) => setDigits(digitsIn(event.target.value, 5))}
      />
    </DeskFormDialog>
  )
}

type TalkProps = CallerDialogProps & {
  opened: CallerPage
  ask: (call: CallerCall, body: object) => Promise<boolean>
  task: ReturnType<typeof useWork>
}

const isLocked = ({ page }: CallerPage) =>
  page.pickup_code.state === 'locked' && offeredTo(page).includes('code')

function Talk({ opened, ask, task, onClose }: TalkProps) {
  const t = useTranslations('deskCaller')
  const all = useTranslations()
  const toast = useToast()
  // What most who ring about a locked code want.
  const [wanted, setWanted] = useState<Wanted | undefined>(() => (isLocked(opened) ? 'code' : undefined))
  const [said, setSaid] = useState<Said>({})
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const { page, needs_code: needed } = opened
  const offered = offeredTo(page)
  const missing = wanted ? missingIn(wanted, said, page.to) : ['wanted']
  const asksCode = wanted !== undefined && needsCode(wanted, needed)

  const submit = async () => {
    setTried(true)
    if (!wanted || missing.length > 0) return
    const seen = { version: page.version, event_id: randomKey(), ...(asksCode && code ? { code } : {}) }
    if (!(await ask(callOf(wanted), { ...bodyOf(wanted, said, page.to), ...seen }))) return
    toast({ text: t(wanted === 'code' ? 'dialog.codeRenewed' : 'dialog.saved'), tone: 'ok' })
    setWanted(undefined)
    setSaid({})
    setTried(false)
  }
  const sendCode = async () => {
    if (await ask(byPhoneCalls.sendCallerCode, {})) toast({ text: t('dialog.codeSent'), tone: 'ok' })
  }
  return (
    <DeskFormDialog
      title={t('dialog.wishTitle', { name: page.to.full_name })}
      no={t('dialog.end')}
      yes={t('dialog.save')}
      look={wanted === 'refuse' ? 'danger' : 'main'}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {offered.length === 0 && <Notice tone="info">{t('dialog.nothing')}</Notice>}
      <Select
        label={t('dialog.wish')}
        value={wanted ?? ''}
        error={tried && !wanted ? t('fields.missing') : undefined}
        onChange={(event) => setWanted(offered.find((one) => one === event.target.value))}
      >
        <option value="">{t('fields.choose')}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {all(wantedNames[one])}
          </option>
        ))}
      </Select>
      {wanted && (
        <CallerFields
          wanted={wanted}
          page={page}
          said={said}
          missing={tried ? missing : []}
          onSay={(part) => setSaid((before) => ({ ...before, ...part }))}
        />
      )}
      {asksCode && (
        <div className="caller-code">
          <p className="muted">{t('dialog.codeText')}</p>
          <div>
            <Button look="second" small busy={task.state === 'busy'} onClick={() => void sendCode()}>
              {t(opened.code ? 'dialog.sendAgain' : 'dialog.sendCode')}
            </Button>
          </div>
          <TextField
            label={t('dialog.code')}
            inputMode="numeric"
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(digitsIn(event.target.value, 6))}
          />
        </div>
      )}
    </DeskFormDialog>
  )
}
