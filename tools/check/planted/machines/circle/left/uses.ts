import type { Right } from '../right/shape'

export type UsesRight = Right
