import { price } from '../rating'

export const alone = price
