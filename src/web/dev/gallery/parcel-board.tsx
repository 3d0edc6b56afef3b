import { statuses } from '#modules/orders/domain/words.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { Route } from '#parcel/way/route.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/show/card.tsx'
import { ClockChip } from '#ui/show/clock-chip.tsx'
import { OpenedPrice, Price, PriceLines } from '#ui/show/price.tsx'
import { Timeline } from '#ui/show/timeline.tsx'
import { Stepper } from '#ui/waiting/stepper.tsx'
import { Row, Specimen, useFrame } from './specimen.tsx'

export function ParcelBoard() {
  return (
    <>
      <Badges />
      <Roads />
      <div className="specimen-pair">
        <Prices />
        <Cards />
      </div>
      <Small />
    </>
  )
}

function Badges() {
  const { samples: s } = useFrame()
  return (
    <Row>
      {statuses.map((status) => (
        <Specimen key={status} name={`badge-${status}`}>
          <StatusBadge order={{ status, status_label: s.states[status] }} />
        </Specimen>
      ))}
    </Row>
  )
}

function Roads() {
  const { samples: s } = useFrame()
  const form = s.formSteps.map((label, index) => ({ id: String(index), label }))
  const parcel = s.parcelSteps.map((label, index) => ({ id: String(index), label }))
  return (
    <>
      <Specimen name="stepper-form" wide>
        <Stepper row label={s.steps} steps={form} now={1} doneText={s.done} />
      </Specimen>
      <Specimen name="stepper-live" wide>
        <Stepper live label={s.steps} steps={parcel} now={4} doneText={s.done} />
      </Specimen>
      <Specimen name="stepper-done" wide>
        <Stepper live label={s.steps} steps={parcel} now={7} doneText={s.done} />
      </Specimen>
      <Specimen name="timeline" wide>
        <Timeline
          label={s.history}
          events={s.events.map(([title, note, time], index) => ({
            id: String(index),
            title,
            note,
            time: time ? { text: time, iso: `2026-11-15T${time.padStart(5, '0')}:00+05:00` } : undefined,
            state: (['past', 'now', 'next'] as const)[index],
          }))}
        />
      </Specimen>
    </>
  )
}

function Prices() {
  const { samples: s } = useFrame()
  const lines = s.lines.map(([what, because, amount = ''], index) => ({
    id: String(index),
    what,
    because,
    amount,
    free: index === 2,
  }))
  return (
    <>
      <Specimen name="price-hot">
        <Price amount="62 500" currency={s.soum} hot before={{ amount: '75 000', spoken: s.priceWas }} />
      </Specimen>
      <Specimen name="price">
        <Price amount="1 240 500" currency={s.soum} />
      </Specimen>
      <Specimen name="price-lines">
        <PriceLines lines={lines} sum={{ what: s.sum, amount: `35 000 ${s.soum}` }} />
      </Specimen>
      <Specimen name="price-opened">
        <OpenedPrice label={s.priceWhy} open>
          <PriceLines lines={lines} sum={{ what: s.sum, amount: `35 000 ${s.soum}` }} />
        </OpenedPrice>
      </Specimen>
    </>
  )
}

function Cards() {
  const { samples: s } = useFrame()
  return (
    <>
      <Specimen name="card-parcel">
        <Card
          as="article"
          head={
            <>
              <TrackCode code="TB73160482951374" />
              <StatusBadge order={{ status: 'pickup', status_label: s.states.pickup }} />
            </>
          }
          foot={
            <>
              <span className="muted">{s.days}</span>
              <strong className="unbroken">62 500 {s.soum}</strong>
            </>
          }
        >
          <Route from={s.from} to={s.to} toSpoken={s.toSpoken} />
        </Card>
      </Specimen>
      <Specimen name="card-point">
        <Card
          as="article"
          head={
            <>
              {s.point} <span className="specimen-ok">{s.openTill}</span>
            </>
          }
          foot={
            <>
              <a href="#content">{s.draw}</a>
              <span className="muted">640 m</span>
            </>
          }
        >
          <span className="muted">{s.address}</span>
        </Card>
      </Specimen>
      <Specimen name="card-sunken">
        <Card sunken>{s.info}</Card>
      </Specimen>
    </>
  )
}

const minuteMs = 60_000

function Small() {
  const { samples: s } = useFrame()
  return (
    <>
      <Row>
        <Specimen name="clock-calm">
          <ClockChip leftMs={39 * minuteMs} spoken={`39 ${s.left}`} />
        </Specimen>
        <Specimen name="clock-soon">
          <ClockChip leftMs={4 * minuteMs} spoken={`4 ${s.left}`} />
        </Specimen>
        <Specimen name="clock-late">
          <ClockChip leftMs={-70 * minuteMs} spoken={s.late} />
        </Specimen>
        <Specimen name="clock-days">
          <ClockChip leftMs={2880 * minuteMs} spoken={s.twoDays} text={s.twoDays} />
        </Specimen>
      </Row>
      <Row>
        <Specimen name="avatar">
          <span className="specimen-person">
            <Avatar name={s.operator} /> {s.operator}
          </span>
        </Specimen>
        <Specimen name="avatar-small">
          <Avatar name={s.receiverValue} size="small" />
        </Specimen>
        <Specimen name="avatar-large">
          <Avatar name={s.people[2] ?? ''} size="large" />
        </Specimen>
      </Row>
    </>
  )
}
