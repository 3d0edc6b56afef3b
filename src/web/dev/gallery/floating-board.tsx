import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Confirm, Dialog } from '#ui/float/dialog.tsx'
import { Toast, useToast } from '#ui/float/toast.tsx'
import { Tooltip } from '#ui/float/tooltip.tsx'
import { Row, Specimen, useFrame } from './specimen.tsx'

export function FloatingBoard() {
  const { samples: s } = useFrame()
  return (
    <>
      <Specimen name="toast" wide>
        <Toast text={s.saved} action={{ label: s.undo, onAction: () => undefined }} />
      </Specimen>
      <Specimen name="toast-danger" wide>
        <Toast tone="danger" text={s.notSaved} />
      </Specimen>
      <Openers />
      <Specimen name="tooltip">
        {s.volume} <Tooltip label={s.whatIsIt}>{s.tip}</Tooltip>
      </Specimen>
      <Specimen name="tooltip-open">
        <div className="specimen-tip">
          {s.volume}{' '}
          <Tooltip label={s.whatIsIt} open>
            {s.tip}
          </Tooltip>
        </div>
      </Specimen>
    </>
  )
}

/** What floats is opened by hand; it takes the theme of the frame it was opened from. */
function Openers() {
  const { samples: s } = useFrame()
  const toast = useToast()
  const [open, setOpen] = useState<'question' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <Row>
      <Specimen name="toast-opener">
        <Button
          look="second"
          onClick={() =>
            toast({
              text: s.saved,
              action: { label: s.undo, onAction: () => toast({ text: s.undo, tone: 'info' }) },
            })
          }
        >
          {s.showToast}
        </Button>
      </Specimen>
      <Specimen name="dialog-opener">
        <Button look="second" onClick={() => setOpen('question')}>
          {s.ask}
        </Button>
        <Confirm
          open={open === 'question'}
          title={s.question}
          yes={s.yes}
          no={s.no}
          onYes={close}
          onNo={close}
          danger
        >
          {s.questionText}
        </Confirm>
      </Specimen>
      <Specimen name="sheet-opener">
        <Button look="second" onClick={() => setOpen('sheet')}>
          {s.openSheet}
        </Button>
        <Dialog
          open={open === 'sheet'}
          onClose={close}
          title={s.details}
          closeLabel={s.close}
          place="side"
          actions={<Button onClick={close}>{s.send}</Button>}
        >
          <TextField label={s.street} hint={s.streetHint} defaultValue={s.streetValue} />
        </Dialog>
      </Specimen>
    </Row>
  )
}
