import './qr-code.css'
import { useEffect, useState } from 'react'
import { qrPath } from '#ui/show/qr-path.ts'

type Drawing = { size: number; path: string }

/** Dark on white in both themes: cameras want it so. The encoder is loaded when the first code is drawn. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawing = useDrawing(text)
  return (
    <div className="qr-code">
      {drawing && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.size} ${drawing.size}`}>
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  )
}

function useDrawing(text: string): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>()
  useEffect(() => {
    let wanted = true
    const draw = async () => {
      const { encode } = await import('uqr')
      const { size, data } = encode(text, { ecc: 'M', border: 2 })
      if (wanted) setDrawing({ size, path: qrPath(data) })
    }
    // Without the encoder it can still be typed in: it stands beside.
    draw().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [text])
  return drawing
}
