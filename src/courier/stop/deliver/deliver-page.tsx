import { useNavigate } from 'react-router'
import { useFieldView } from '#client/field/field-store.ts'
import { usePhonePlace } from '../../parts/phone-place.ts'
import { NoStop } from '../no-stop.tsx'
import { useNumberedStop } from '../use-numbered-stop.ts'
import { useReport } from '../use-report.ts'
import { DeliverScreen } from './deliver-screen.tsx'
import { deliveryReport } from './delivery-report.ts'

/** `/stops/:id/deliver` */
export function DeliverPage() {
  const navigate = useNavigate()
  const { line } = useFieldView()
  const found = useNumberedStop()
  const place = usePhonePlace()
  const report = useReport()
  if (!found) return <NoStop />
  const { stop, number } = found
  return (
    <DeliverScreen
      stop={stop}
      number={number}
      isOnline={line === 'online'}
      busy={report.busy}
      problem={report.problem}
      onBack={() => navigate(-1)}
      onHandedOver={(handOver) =>
        void report
          .send(deliveryReport(stop, handOver, place))
          .then((kept) => kept && navigate('/', { replace: true }))
      }
    />
  )
}
