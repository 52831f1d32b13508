import { questions } from './step'

export const underwriting = questions('underwriting', { back: 'coverage', next: 'quoteSummary' })
