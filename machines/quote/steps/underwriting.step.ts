import { questions } from './step'

export const underwriting = questions('underwriting')
