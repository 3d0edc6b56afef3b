import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { ProseText } from '../prose.tsx'
import { Section } from '../section.tsx'
import { type ShownField, type ShownForm, signFields } from '../shown.ts'

/** What came back from a form that could not be taken: what was typed, and what is wrong with it. */
export type Refused = Readonly<{
  form: string
  values: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
  /** What is wrong with the whole of it. */
  message?: string | undefined
}>

/** Sent by the browser itself when there is no script; then the page comes back with what was typed. */
export function InfoForm({ block }: { block: ShownForm }) {
  const answer = useActionData<Refused>()
  const refused = answer?.form === block.id ? answer : undefined
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  // The first field to mend may be off the screen of a phone.
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  return (
    <Section block={block} side>
      {block.sent && !refused ? (
        <Done words={block.done} />
      ) : (
        // Without a script the page comes back where the form is.
        <Form
          ref={form}
          method="post"
          action={`#${block.id}`}
          className="info-form"
          preventScrollReset
          noValidate={false}
          onSubmit={({ currentTarget: { elements } }) => {
            const open = elements.namedItem(signFields.open)
            if (open instanceof HTMLInputElement) open.value = String(Math.round(performance.now()))
          }}
        >
          <input type="hidden" name="form" value={block.id} />
          <input type="hidden" name={signFields.open} defaultValue="" />
          <label className="spoken">
            {block.empty}
            <input name={signFields.trap} tabIndex={-1} autoComplete="off" maxLength={200} />
          </label>
          {refused?.message && (
            <Notice tone="danger" className="info-form__wide">
              {refused.message}
            </Notice>
          )}
          {block.fields.map((field, at) => (
            <FieldOf
              key={field.name}
              field={field}
              wide={isAlone(block.fields, at)}
              typed={refused?.values[field.name] ?? ''}
              error={refused?.faults[field.name]}
            />
          ))}
          <div className="info-form__wide">
            <Button type="submit" busy={state === 'submitting'}>
              {block.button}
            </Button>
          </div>
        </Form>
      )}
    </Section>
  )
}

/** Takes the place of the form; whoever listens to the page is led to it. */
function Done({ words: { title, text } }: { words: ShownForm['done'] }) {
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => done.current?.focus({ preventScroll: true }), [])
  return (
    <div className="info-form__done" role="status" tabIndex={-1} ref={done}>
      <h3>{title}</h3>
      <ProseText prose={text} className="info-form__text" />
    </div>
  )
}

/** Fields stand in pairs; one that has no neighbour takes the whole row, as one of several lines does. */
function isAlone(fields: readonly ShownField[], at: number): boolean {
  if (fields[at]?.type === 'text') return true
  const before = fields.slice(0, at)
  const since = before.length - 1 - before.findLastIndex(({ type }) => type === 'text')
  const next = fields[at + 1]
  return since % 2 === 0 && (next === undefined || next.type === 'text')
}

type FieldProps = { field: ShownField; wide: boolean; typed: string; error: string | undefined }

function FieldOf({ wide, ...props }: FieldProps) {
  const field = <Field {...props} />
  return wide ? <div className="info-form__wide">{field}</div> : field
}

function Field({ field, typed, error }: Omit<FieldProps, 'wide'>) {
  const { name, type, label, hint, optional, fill } = field
  const texts = { label, hint, optional, error, name, required: optional === undefined }
  if (type === 'phone') return <Phone {...texts} typed={typed} />
  if (type === 'region')
    return (
      <Select {...texts} defaultValue={typed}>
        <option value="">—</option>
        {field.options?.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    )
  if (type === 'text') return <TextArea {...texts} defaultValue={typed} rows={5} maxLength={2_000} />
  return (
    <TextField
      {...texts}
      type={type === 'email' ? 'email' : 'text'}
      autoComplete={type === 'email' ? 'email' : fill}
      defaultValue={typed}
      maxLength={200}
    />
  )
}

function Phone({
  typed,
  ...field
}: {
  typed: string
  name: string
  label: string
  error: string | undefined
}) {
  const [digits, setDigits] = useState(typed)
  return <PhoneField {...field} value={digits} onChange={setDigits} />
}
