/** Breaks two import rules on purpose: a server imports no chart, and no test. */
import { chart } from '../machines/quote/chart'
import { example } from '../tests/example'

export const server = { chart, example }
