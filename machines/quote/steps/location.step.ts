import { questions } from './step'

export const location = questions('location')
