import { useNavigate } from 'react-router'
import { usePhonePlace } from '../../parts/phone-place.ts'
import { NoStop } from '../no-stop.tsx'
import { useNumberedStop } from '../use-numbered-stop.ts'
import { useReport } from '../use-report.ts'
import { CollectScreen } from './collect-screen.tsx'
import { collectionReport } from './collection.ts'

/** `/stops/:id/collect` */
export function CollectPage() {
  const navigate = useNavigate()
  const found = useNumberedStop()
  const place = usePhonePlace()
  const report = useReport()
  if (!found) return <NoStop />
  const { stop, number } = found
  return (
    <CollectScreen
      stop={stop}
      number={number}
      busy={report.busy}
      problem={report.problem}
      onBack={() => navigate(-1)}
      onCollected={(measured, photos) =>
        void report
          .send(collectionReport(stop, measured, photos, place))
          .then((kept) => kept && navigate('/', { replace: true }))
      }
    />
  )
}
