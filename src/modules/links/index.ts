export { linkJobs } from './jobs.ts'
export { makeShortLink, openShortLink, revokeLinks } from './links.service.ts'
