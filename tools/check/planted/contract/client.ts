import { price } from '../domain/rating'

export const client = { price }
