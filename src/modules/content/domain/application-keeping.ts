import { fileDays } from '#kernel/kept-days.ts'

const dayMs = 86_400_000

/** An application goes with its paper: six months after it came, hired or not. The page about privacy tells this. */
export const applicationLifeMs = fileDays.cv * dayMs

/** When it goes. */
export const endOfApplication = (createdAt: Date): Date => new Date(createdAt.getTime() + applicationLifeMs)

/** How many applications may come within an hour: from one network, and in all. */
export const usualApplicationLimits = { network: 10, total: 300 }
