/**
 * What PostgreSQL's programs see of this process: nothing of its language or its secrets. What is loaded into this
 * process is loaded into them too, so that a clock that is moved for one (`npm run test:calendar`) is moved for both.
 */
export function programEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const passedOn = Object.entries(env).filter(([name]) => /^(PATH|LD_PRELOAD|DATEFUDGE)$/.test(name))
  return { ...Object.fromEntries(passedOn), LC_ALL: 'C' }
}
