import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useFieldView } from '#client/field/field-store.ts'
import { usePhonePlace } from '../../parts/phone-place.ts'
import { NoStop } from '../no-stop.tsx'
import { type NumberedStop, useNumberedStop } from '../use-numbered-stop.ts'
import { useReport } from '../use-report.ts'
import { DeliverScreen } from './deliver-screen.tsx'
import { deliveryReport } from './delivery-report.ts'
import { wayInAddress, wayNamed } from './hand-over-ways.ts'

/** `/stops/:id/deliver`, and each way without a code a step further: `?way=signature`. */
export function DeliverPage() {
  const found = useNumberedStop()
  return found ? <Delivering key={found.stop.order_id} {...found} /> : <NoStop />
}

function Delivering({ stop, number }: NumberedStop) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { line } = useFieldView()
  const place = usePhonePlace()
  const report = useReport()
  const [hadEnded] = useState(stop.state !== 'open')
  // Whoever goes back after the delivery does not deliver it once more.
  if (hadEnded) return <Navigate to={`/stops/${stop.order_id}`} replace />
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
      onHandedOver={(handOver) =>
        void report
          .send(deliveryReport(stop, handOver, place))
          .then((kept) => kept && navigate('/', { replace: true }))
      }
    />
  )
}
