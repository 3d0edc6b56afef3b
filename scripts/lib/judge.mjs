/** More failed files than this are a fault, not luck. */
export const mostRepeats = 10

/**
 * The files of tests that failed, each with the part that it failed in. Tools have no files, and the files of a step
 * whose runner broke down are not looked at: such things do not happen by luck.
 */
export function failedFiles(runs) {
  return runs.flatMap(({ part, steps }) =>
    steps
      .filter((step) => step.broken === undefined)
      .flatMap((step) => step.files)
      .filter((file) => file.failed > 0)
      .map((file) => ({ part, file })),
  )
}

/**
 * Sums the parts up. A file that passed when it was repeated counts as it did then and is unsteady; everything else
 * counts as it did at first.
 */
export function judge(runs, repeats) {
  const totals = { passed: 0, failed: 0 }
  for (const run of runs) {
    totals.passed += run.counted?.passed ?? 0
    totals.failed += (run.counted?.failed ?? 0) + (whyBadEnd(run) ? 1 : 0)
  }
  const unsteady = []
  const failed = runs.flatMap(notOfFiles)
  for (const { part, file } of failedFiles(runs)) {
    const repeat = repeats.find((one) => one.part === part && isSame(one.file, file))
    const why = whyStillRed(file, repeat)
    if (why !== undefined) failed.push({ part, file, why, repeated: repeat !== undefined })
    else {
      const again = fileOf(repeat, file)
      totals.passed += again.passed - file.passed
      totals.failed -= file.failed
      unsteady.push({ part, file })
    }
  }
  return { totals, unsteady, failed }
}

/** What is red and cannot be repeated: tools, runners that broke down, a part that did not come to its end. */
function notOfFiles(run) {
  const steps = run.steps
    .filter((step) => step.broken !== undefined || (step.failed > 0 && step.files.length === 0))
    .map((step) => ({ part: run.part, step: step.name, why: step.broken ?? 'it failed' }))
  const why = whyBadEnd(run)
  return why ? [...steps, { part: run.part, why }] : steps
}

/** A part that fails ends with 1, after its counting line, and its report says the same. */
function whyBadEnd({ code, counted, steps }) {
  if (counted === undefined) return `it ended with ${code} and without its counting line`
  if (code > 1 || (code !== 0 && counted.failed === 0))
    return `it ended with ${code} after counting ${counted.failed} failed`
  if (code === 0 && counted.failed > 0) return `it counted ${counted.failed} failed and yet ended well`
  const reported = steps.reduce((sum, { failed }) => sum + failed, 0)
  if (steps.length > 0 && reported !== counted.failed)
    return `it counted ${counted.failed} failed and reported ${reported}`
  return undefined
}

/** Undefined when the repeat clears the file: it ran, to its end, what had failed, and nothing failed. */
function whyStillRed(file, repeat) {
  if (repeat === undefined) return 'it was not repeated'
  const again = fileOf(repeat, file)
  if (again?.failed > 0) return 'it failed again'
  if (repeat.code !== 0 || whyBadEnd(repeat)) return 'the repeat did not come to its end'
  if (!(again?.passed > 0)) return 'the repeat ran none of its tests'
  const passed = again.tests.filter((test) => test.passed).map(({ name }) => name)
  const missing = failedTests(file).find(({ name }) => name !== undefined && !passed.includes(name))
  return missing && `the repeat did not run "${missing.name}"`
}

export const failedTests = (file) => file.tests.filter((test) => !test.passed)

const fileOf = (run, file) => run.steps.flatMap((step) => step.files).find((one) => isSame(one, file))

const isSame = (one, other) =>
  one.runner === other.runner && one.project === other.project && one.file === other.file
