import { questions } from './step'

export const coverage = questions('coverage')

export const eventDetails = questions('eventDetails')

export const insured = questions('insured')

export const location = questions('location')

export const underwriting = questions('underwriting')
