type ProgressBarProps = { label: string; done: boolean }

/** Across the top of the window. How long is left is unknown, so no number is spoken. */
export function ProgressBar({ label, done }: ProgressBarProps) {
  return (
    <div
      className={done ? 'progress-bar progress-bar--done' : 'progress-bar'}
      role="progressbar"
      aria-label={label}
    />
  )
}
