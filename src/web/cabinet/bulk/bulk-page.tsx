import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { assertNever } from '#kernel/assert.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { BulkFrame } from './frame/bulk-frame.tsx'
import { pollMs, type Step, stepOf } from './frame/steps.ts'
import { FailedUpload } from './reading/failed-upload.tsx'
import { Reading } from './reading/reading.tsx'
import { SameFile } from './reading/same-file.tsx'
import { StartStep } from './start/start-step.tsx'

const ColumnsStep = lazy(() =>
  import('./columns/columns-step.tsx').then((part) => ({ default: part.ColumnsStep })),
)
const SenderStep = lazy(() =>
  import('./sender/sender-step.tsx').then((part) => ({ default: part.SenderStep })),
)
const ChatStep = lazy(() => import('./chat/chat-step.tsx').then((part) => ({ default: part.ChatStep })))
const CheckStep = lazy(() => import('./table/check-step.tsx').then((part) => ({ default: part.CheckStep })))
const SaveStep = lazy(() => import('./save/save-step.tsx').then((part) => ({ default: part.SaveStep })))
const LabelsStep = lazy(() =>
  import('./labels/labels-step.tsx').then((part) => ({ default: part.LabelsStep })),
)

/** A shop's file on its way to labels. Which upload it is stands in the address: it can be left, and opened elsewhere. */
export function BulkPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id === null ? (
    <BulkFrame step="start">
      <StartStep />
    </BulkFrame>
  ) : (
    <OneUpload key={id} id={id} />
  )
}

function OneUpload({ id }: { id: string }) {
  const [query, setQuery] = useSearchParams()
  const answer = useAnswer(bulkCalls.readUpload, { params: { id } }, { pollMs })
  const asked = query.get('step')
  const step = answer.data ? stepOf(answer.data, asked) : undefined
  const go = useCallback(
    (to: string | undefined) => setQuery(to === undefined ? { id } : { id, step: to }),
    [id, setQuery],
  )
  return (
    <BulkFrame step={step} upload={answer.data}>
      <Loaded of={answer} skeleton={<Waiting />}>
        {(upload) => (
          <Suspense fallback={<Waiting />}>
            {stepOf(upload, asked) !== 'save' && <SameFile upload={upload} />}
            <StepOf
              step={stepOf(upload, asked)}
              upload={upload}
              onChanged={answer.set}
              onRefresh={answer.refresh}
              go={go}
            />
          </Suspense>
        )}
      </Loaded>
    </BulkFrame>
  )
}

type StepOfProps = {
  step: Step
  upload: UploadAnswer
  onChanged: (upload: UploadAnswer) => void
  onRefresh: () => Promise<void>
  go: (step: string | undefined) => void
}

function StepOf({ step, upload, onChanged, onRefresh, go }: StepOfProps): ReactNode {
  switch (step) {
    case 'start':
    case 'reading':
      return <Reading upload={upload} />
    case 'failed':
      return <FailedUpload upload={upload} />
    case 'columns':
      return (
        <ColumnsStep
          upload={upload}
          onMapped={(mapped) => {
            onChanged(mapped)
            go(undefined)
          }}
        />
      )
    case 'sender':
      return (
        <SenderStep
          upload={upload}
          onChanged={onChanged}
          onLater={() => go(upload.kind === 'chat' ? 'chat' : 'check')}
        />
      )
    case 'chat':
      return <ChatStep upload={upload} onChanged={onChanged} onNext={() => go('check')} />
    case 'check':
      return (
        <CheckStep
          upload={upload}
          onChanged={onChanged}
          onSave={() => go('save')}
          onColumns={upload.kind === 'chat' ? undefined : () => go('columns')}
        />
      )
    case 'save':
    case 'saving':
      return (
        <SaveStep upload={upload} onChanged={onChanged} onRefresh={onRefresh} onBack={() => go('check')} />
      )
    case 'labels':
      return <LabelsStep upload={upload} />
    default:
      return assertNever(step)
  }
}

const Waiting = () => (
  <div className="wrap bulk-waiting">
    <LoadingShape of="cards" count={2} />
  </div>
)
