import { useState } from 'react'
import { Checkbox, Switch } from '#ui/fields/checkbox.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Icon } from '#ui/icon.tsx'
import { Specimen, useFrame } from './specimen.tsx'

export function ChoicesBoard() {
  return (
    <>
      <div className="specimen-pair">
        <Checkboxes />
        <Switches />
      </div>
      <Cards />
      <Segments />
    </>
  )
}

function Checkboxes() {
  const { samples: s } = useFrame()
  return (
    <>
      <Specimen name="checkbox-on">
        <Checkbox label={s.cash} note={s.cashNote} end="6 900" defaultChecked />
      </Specimen>
      <Specimen name="checkbox">
        <Checkbox label={s.signature} note={s.signatureNote} end="3 000" />
      </Specimen>
      <Specimen name="checkbox-locked">
        <Checkbox label={s.toDoor} note={s.toDoorNote} end={s.included} locked defaultChecked />
      </Specimen>
      <Specimen name="checkbox-error">
        <Checkbox label={s.terms} error={s.termsError} />
      </Specimen>
      <Specimen name="checkbox-hover">
        <Checkbox label={s.terms} data-state="hover" />
      </Specimen>
      <Specimen name="checkbox-off">
        <Checkbox label={s.signature} disabled />
      </Specimen>
    </>
  )
}

function Switches() {
  const { samples: s } = useFrame()
  return (
    <>
      <Specimen name="switch-on">
        <Switch label={s.sms} note={s.smsNote} defaultChecked />
      </Specimen>
      <Specimen name="switch">
        <Switch label={s.sms} />
      </Specimen>
      <Specimen name="switch-alone">
        <Switch label={s.sms} labelSpoken defaultChecked />
      </Specimen>
      <Specimen name="switch-off">
        <Switch label={s.sms} disabled />
      </Specimen>
    </>
  )
}

function Cards() {
  const { samples: s } = useFrame()
  const [speed, setSpeed] = useState('normal')
  const [size, setSize] = useState<string | undefined>('1')
  const cards = s.sizes.map((label, index) => ({
    value: String(index),
    label,
    note: ['20×20×15', '30×30×20', '40×30×25'][index],
    picture: <Box scale={[0.55, 0.75, 1][index] ?? 1} />,
  }))
  return (
    <>
      <Specimen name="radio-cards" wide>
        <RadioCards
          label={s.speed}
          value={speed}
          onChange={setSpeed}
          cards={[
            { value: 'normal', label: s.normal, note: s.normalNote, end: '50 000' },
            { value: 'express', label: s.express, note: s.expressNote, end: '62 500' },
            { value: 'closed', label: s.express, unavailable: s.expressClosed },
          ]}
        />
      </Specimen>
      <Specimen name="radio-cards-picture" wide>
        <RadioCards label={s.size} value={size} onChange={setSize} cards={cards} />
      </Specimen>
      <Specimen name="radio-cards-sign" wide>
        <RadioCards
          label={s.speed}
          value={speed}
          onChange={setSpeed}
          cards={[
            {
              value: 'normal',
              label: s.normal,
              note: s.normalNote,
              end: '50 000',
              sign: <Icon name="door" />,
            },
            { value: 'closed', label: s.express, unavailable: s.expressClosed, sign: <Icon name="point" /> },
          ]}
        />
      </Specimen>
      <Specimen name="radio-cards-error" wide>
        <RadioCards label={s.size} value={undefined} onChange={setSize} cards={cards} error={s.sizeError} />
      </Specimen>
    </>
  )
}

/** A box drawn to scale on one ground. */
function Box({ scale }: { scale: number }) {
  const x = (value: number) => 60 + value * scale
  const y = (value: number) => 84 + value * scale
  const at = (...points: [number, number][]) => `M${points.map(([a, b]) => `${x(a)} ${y(b)}`).join('L')}z`
  return (
    <svg className="specimen-box" viewBox="0 0 120 88" aria-hidden="true">
      <path className="specimen-box__top" d={at([0, -80], [46, -60], [0, -40], [-46, -60])} />
      <path className="specimen-box__left" d={at([-46, -60], [0, -40], [0, 0], [-46, -20])} />
      <path className="specimen-box__right" d={at([46, -60], [0, -40], [0, 0], [46, -20])} />
    </svg>
  )
}

function Segments() {
  const { samples: s } = useFrame()
  const [speed, setSpeed] = useState('normal')
  const options = [
    { value: 'normal', label: s.normal },
    { value: 'express', label: s.express },
  ]
  return (
    <>
      <Specimen name="segmented" wide>
        <Segmented label={s.speed} options={options} value={speed} onChange={setSpeed} />
      </Specimen>
      <Specimen name="segmented-off" wide>
        <Segmented label={s.speed} options={options} value="normal" onChange={setSpeed} disabled />
      </Specimen>
    </>
  )
}
