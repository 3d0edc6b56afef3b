/** One bar for each run of dark squares. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      Array.from(
        row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')
}
