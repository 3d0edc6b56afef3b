import { useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { ProseText } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { ShownField, ShownForm } from '../shown.ts'

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
  return (
    <Section block={block} side>
      {block.sent && !refused ? (
        <div className="info-form__done" role="status">
          <h3>{block.done.title}</h3>
          <ProseText prose={block.done.text} className="info-form__text" />
        </div>
      ) : (
        <Form method="post" className="info-form" preventScrollReset noValidate={false}>
          <input type="hidden" name="form" value={block.id} />
          {refused?.message && (
            <Notice tone="danger" className="info-form__wide">
              {refused.message}
            </Notice>
          )}
          {block.fields.map((field) => (
            <FieldOf
              key={field.name}
              field={field}
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

type FieldProps = { field: ShownField; typed: string; error: string | undefined }

function FieldOf({ field, typed, error }: FieldProps) {
  const { name, type, label, hint, optional, fill } = field
  const texts = { label, hint, optional, error, name, required: optional === undefined }
  if (type === 'phone') return <Phone {...texts} typed={typed} />
  if (type === 'text')
    return (
      <div className="info-form__wide">
        <TextArea {...texts} defaultValue={typed} rows={5} maxLength={2_000} />
      </div>
    )
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
