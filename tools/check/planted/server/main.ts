import { chart } from '../machines/quote/chart'
import { example } from '../tests/example'

export const server = { chart, example }
