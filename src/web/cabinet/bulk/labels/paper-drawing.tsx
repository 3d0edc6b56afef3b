export type Paper = 'label' | 'a4' | 'zpl'

/** One label: whose it is, the code, the address. */
const Label = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect width="26" height="38" rx="2" />
    <path d="M5 7h9M5 12h16M5 33h12" />
    <path d="M6 18v9M9.5 18v9M12 18v9M16 18v9M20 18v9" />
  </g>
)

/** What comes out of the printer. */
export const PaperDrawing = ({ paper }: { paper: Paper }) => (
  <svg viewBox="0 0 48 48" className="bulk-paper" aria-hidden="true">
    {paper === 'label' && <Label x={11} y={5} />}
    {paper === 'a4' && (
      <>
        <rect x="8" y="2" width="32" height="44" rx="2" />
        <Label x={11} y={5} scale={0.46} />
        <Label x={25} y={5} scale={0.46} />
        <Label x={11} y={25} scale={0.46} />
        <Label x={25} y={25} scale={0.46} />
      </>
    )}
    {paper === 'zpl' && (
      <>
        <path d="M4 22v-8a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v8H4Zm3 0v5h34v-5M37 16h3" />
        <path d="M12 22v22h24V22M17 28h9M17 33h14M17 38v3M21 38v3M24 38v3M28 38v3" />
      </>
    )}
  </svg>
)
