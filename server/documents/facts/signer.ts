import { brand } from '../../../domain/brand'
import type { Signer } from './types'

/** Our representative's name, as if by hand. */
export const representative: Signer = { name: brand.representative, png: null }
