import './quick-reasons.css'

type QuickReasonsProps = {
  legend: string
  reasons: readonly string[]
  value: string
  onPick: (reason: string) => void
}

/** Usual words for the text field of the same form: pressed, they stand in it and can be changed. */
export function QuickReasons({ legend, reasons, value, onPick }: QuickReasonsProps) {
  const pick = (reason: string, form: HTMLFormElement | null) => {
    onPick(reason)
    form?.querySelector('textarea')?.focus()
  }
  return (
    <fieldset className="quick-reasons">
      <legend>{legend}</legend>
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          className="quick-reasons__one"
          aria-pressed={value === reason}
          onClick={(event) => pick(reason, event.currentTarget.form)}
        >
          {reason}
        </button>
      ))}
    </fieldset>
  )
}
