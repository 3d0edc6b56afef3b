import { useState } from 'react'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Slider } from '#ui/fields/slider.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Specimen, useFrame } from './specimen.tsx'

export function FieldsBoard() {
  return (
    <>
      <div className="specimen-pair">
        <TextFields />
        <Phones />
        <Codes />
        <Numbers />
        <Selects />
      </div>
      <Weight />
      <Dense />
      <Courier />
    </>
  )
}

function TextFields() {
  const { samples: s } = useFrame()
  return (
    <>
      <Specimen name="text-field">
        <TextField label={s.street} hint={s.streetHint} defaultValue={s.streetValue} />
      </Specimen>
      <Specimen name="text-field-focus">
        <TextField label={s.receiver} defaultValue={s.receiverValue} data-state="focus" />
      </Specimen>
      <Specimen name="text-field-empty">
        <TextField label={s.street} optional={s.optional} placeholder={s.cityPlaceholder} />
      </Specimen>
      <Specimen name="text-field-bare">
        <TextField bare label={s.street} defaultValue={s.streetValue} />
      </Specimen>
      <Specimen name="text-field-off">
        <TextField label={s.receiver} defaultValue={s.receiverValue} disabled />
      </Specimen>
      <Specimen name="text-field-error">
        <TextField label={s.track} code defaultValue="TB73160482951347" error={s.trackError} />
      </Specimen>
      <Specimen name="track-code">
        <p className="field__label">{s.track}</p>
        <TrackCode code="TB73160482951374" />
      </Specimen>
      <Specimen name="text-area">
        <TextArea label={s.comment} optional={s.optional} defaultValue={s.commentValue} />
      </Specimen>
      <Specimen name="text-area-error">
        <TextArea label={s.comment} error={s.trackError} />
      </Specimen>
    </>
  )
}

function Phones() {
  const { samples: s } = useFrame()
  const [phone, setPhone] = useState('901234567')
  const [short, setShort] = useState('9012345')
  return (
    <>
      <Specimen name="phone-field">
        <PhoneField label={s.phone} hint={s.phoneHint} value={phone} onChange={setPhone} />
      </Specimen>
      <Specimen name="phone-field-error">
        <PhoneField label={s.phone} error={s.phoneError} value={short} onChange={setShort} />
      </Specimen>
      <Specimen name="phone-field-off">
        <PhoneField label={s.phone} disabled value={phone} onChange={setPhone} />
      </Specimen>
    </>
  )
}

function Codes() {
  const { samples: s } = useFrame()
  const [code, setCode] = useState('482')
  const [wrong, setWrong] = useState('482913')
  return (
    <>
      <Specimen name="code-field">
        <CodeField label={s.code} hint={s.codeHint} value={code} onChange={setCode} />
      </Specimen>
      <Specimen name="code-field-error">
        <CodeField label={s.code} error={s.codeError} value={wrong} onChange={setWrong} />
      </Specimen>
      <Specimen name="code-field-off">
        <CodeField label={s.code} disabled value="482913" onChange={setWrong} />
      </Specimen>
    </>
  )
}

function Numbers() {
  const { samples: s, locale } = useFrame()
  const { number } = formatter(locale)
  const [weight, setWeight] = useState<number | undefined>(2.5)
  const [worth, setWorth] = useState<number | undefined>(0)
  const steppers = { fewer: s.fewer, more: s.more }
  const format = (value: number) => number(value, 3)
  return (
    <>
      <Specimen name="number-field">
        <NumberField
          label={s.weight}
          unit={s.kg}
          steppers={steppers}
          min={0}
          max={30}
          step={0.5}
          format={format}
          value={weight}
          onChange={setWeight}
        />
      </Specimen>
      <Specimen name="number-field-error">
        <NumberField
          label={s.worth}
          optional={s.optional}
          unit={s.soum}
          error={s.worthError}
          format={format}
          value={worth}
          onChange={setWorth}
        />
      </Specimen>
      <Specimen name="number-field-off">
        <NumberField
          label={s.weight}
          unit={s.kg}
          steppers={steppers}
          disabled
          value={3}
          onChange={setWeight}
        />
      </Specimen>
    </>
  )
}

function Selects() {
  const { samples: s } = useFrame()
  const options = s.regions.map((name) => <option key={name}>{name}</option>)
  return (
    <>
      <Specimen name="select">
        <Select label={s.region} defaultValue={s.regions[1]}>
          {options}
        </Select>
      </Specimen>
      <Specimen name="select-error">
        <Select label={s.region} error={s.cityError}>
          {options}
        </Select>
      </Specimen>
    </>
  )
}

function Weight() {
  const { samples: s, locale } = useFrame()
  const { number } = formatter(locale)
  const [weight, setWeight] = useState(7.5)
  const road = { label: s.weight, spokenName: s.weight, unit: s.kg, min: 0, max: 30, step: 0.5 }
  return (
    <>
      <Specimen name="slider" wide>
        <Slider {...road} value={weight} onChange={setWeight} format={(value) => number(value, 1)} />
      </Specimen>
      <Specimen name="slider-off" wide>
        <Slider {...road} value={12} onChange={setWeight} disabled />
      </Specimen>
    </>
  )
}

/** Under one attribute as low as a keyboard needs them. */
function Dense() {
  const { samples: s } = useFrame()
  const [phone, setPhone] = useState('901234567')
  const [count, setCount] = useState<number | undefined>(2)
  return (
    <Specimen name="dense-fields" wide>
      <div className="specimen-pair" data-size="dense">
        <TextField label={s.receiver} defaultValue={s.receiverValue} />
        <PhoneField label={s.phone} value={phone} onChange={setPhone} />
        <NumberField
          label={s.weight}
          unit={s.kg}
          steppers={{ fewer: s.fewer, more: s.more }}
          value={count}
          onChange={setCount}
        />
      </div>
    </Specimen>
  )
}

/** The same parts under one attribute, at the size of a thumb on the street. */
function Courier() {
  const { samples: s } = useFrame()
  const [phone, setPhone] = useState('901234567')
  const [code, setCode] = useState('48')
  const [count, setCount] = useState<number | undefined>(2)
  return (
    <Specimen name="courier-fields" wide>
      <div className="specimen-pair" data-size="courier">
        <TextField label={s.receiver} defaultValue={s.receiverValue} />
        <PhoneField label={s.phone} value={phone} onChange={setPhone} />
        <CodeField label={s.code} length={4} value={code} onChange={setCode} />
        <NumberField
          label={s.weight}
          unit={s.kg}
          steppers={{ fewer: s.fewer, more: s.more }}
          value={count}
          onChange={setCount}
        />
        <Checkbox label={s.signature} defaultChecked />
        <Button>{s.send}</Button>
      </div>
    </Specimen>
  )
}
