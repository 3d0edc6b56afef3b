import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { awaitAnswer } from '#client/field/await-answer.ts'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { usePhonePlace } from '../../parts/phone-place.ts'
import { MovedOn, useMovedOn } from '../moved-on.tsx'
import { NoStop } from '../no-stop.tsx'
import { type NumberedStop, useNumberedStop } from '../use-numbered-stop.ts'
import { useReport } from '../use-report.ts'
import { DeliverScreen } from './deliver-screen.tsx'
import { deliveryReport, type HandOver } from './delivery-report.ts'
import { wayInAddress, wayNamed } from './hand-over-ways.ts'

/** `/stops/:id/deliver`, and each way without a code a step further: `?way=signature`. */
export function DeliverPage() {
  const found = useNumberedStop()
  return found ? <Delivering key={found.stop.order_id} {...found} /> : <NoStop />
}

function Delivering({ stop, number }: NumberedStop) {
  const navigate = useNavigate()
  const store = useField()
  const hasMovedOn = useMovedOn(stop)
  const [search] = useSearchParams()
  const { line } = useFieldView()
  const place = usePhonePlace()
  const report = useReport()
  const [hadEnded] = useState(stop.state !== 'open')
  // Whoever goes back after the delivery does not deliver it once more.
  if (hadEnded) return <Navigate to={`/stops/${stop.order_id}`} replace />
  if (hasMovedOn && !report.busy) return <MovedOn stop={stop} />
  const handOver = async (proved: HandOver | Promise<HandOver>) => {
    const told = Promise.resolve(proved).then((proof) => deliveryReport(stop, proof, place))
    const kept = await report.send(told)
    if (!kept) return
    const trouble = await awaitAnswer(store, kept.clientId)
    navigate(trouble ? '/queue' : '/', { replace: true })
  }
  return (
    <DeliverScreen
      stop={stop}
      number={number}
      isOnline={line === 'online'}
      way={wayNamed(search, stop)}
      busy={report.busy}
      problem={report.problem}
      onBack={() => navigate(-1)}
      onWay={(way) => navigate({ search: new URLSearchParams({ [wayInAddress]: way }).toString() })}
      onHandedOver={(proved) => void handOver(proved)}
    />
  )
}
