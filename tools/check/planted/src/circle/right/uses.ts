import type { Left } from '../left/shape'

export type UsesLeft = Left
