export { linkJobs } from './jobs.ts'
export { makeShortLink, openShortLink, revokeLinks, shortenLinks } from './links.service.ts'
