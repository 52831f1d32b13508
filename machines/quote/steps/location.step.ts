import { questions } from './step'

export const location = questions('location', { back: 'insured', next: 'terms', offered: true })
