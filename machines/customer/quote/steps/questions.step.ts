import { questions } from './step'

/** Cancellation alone has no question here. */
export const coverage = questions('coverage', 'underwriting')

export const eventDetails = questions('eventDetails')

export const insured = questions('insured')

export const location = questions('location')

export const underwriting = questions('underwriting')
