import { Button } from '#ui/button.tsx'
import { Card } from '#ui/show/card.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Progress } from '#ui/waiting/progress.tsx'
import { EmptyState, ErrorState, LoadingScreen } from '#ui/waiting/screen-states.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import { Specimen, useFrame } from './specimen.tsx'

export function StatesBoard() {
  const { samples: s } = useFrame()
  return (
    <>
      <div className="specimen-pair">
        <Specimen name="empty-state">
          <Card>
            <EmptyState title={s.empty} action={<Button small>{s.send}</Button>}>
              {s.emptyText}
            </EmptyState>
          </Card>
        </Specimen>
        <Specimen name="error-state">
          <Card>
            <ErrorState
              title={s.error}
              action={
                <Button small look="second">
                  {s.retry}
                </Button>
              }
            >
              {s.errorText}
            </ErrorState>
          </Card>
        </Specimen>
        <Specimen name="skeleton-text">
          <Card>
            <Skeleton of="text" label={s.loading} />
          </Card>
        </Specimen>
        <Specimen name="loading-screen">
          <LoadingScreen label={s.loading} />
        </Specimen>
      </div>
      <Specimen name="skeleton-rows" wide>
        <Skeleton of="rows" label={s.loading} />
      </Specimen>
      <Specimen name="skeleton-cards" wide>
        <Skeleton of="cards" count={2} label={s.loading} />
      </Specimen>
      <ProgressBars />
      <Notices />
    </>
  )
}

function ProgressBars() {
  const { samples: s } = useFrame()
  return (
    <div className="specimen-pair">
      <Specimen name="progress">
        <Progress label={s.uploading} value={0.32} figures="128 / 400" note={s.uploadNote} />
      </Specimen>
      <Specimen name="progress-unknown">
        <Progress label={s.uploading} />
      </Specimen>
      <Specimen name="progress-accent">
        <Progress label={s.left} value={0.9} figures="0:04" tone="accent" />
      </Specimen>
      <Specimen name="progress-danger">
        <Progress label={s.late} value={1} figures="−1:10" tone="danger" />
      </Specimen>
    </div>
  )
}

function Notices() {
  const { samples: s } = useFrame()
  return (
    <>
      <Specimen name="notice-warning" wide>
        <Notice tone="warning" icon="clock">
          {s.warning}
        </Notice>
      </Specimen>
      <Specimen name="notice-danger" wide>
        <Notice tone="danger">{s.danger}</Notice>
      </Specimen>
      <Specimen name="notice-info" wide>
        <Notice tone="info" title={s.details}>
          {s.info}
        </Notice>
      </Specimen>
    </>
  )
}
