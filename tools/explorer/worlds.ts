import type { Bounds } from './money/bounds'

export interface World {
  readonly name: string
  readonly bounds: Partial<Bounds>
}

/** The worlds by the faults that are possible there. Each is explored to its end. */
export const worlds: readonly World[] = [
  { name: 'one window; a server dies; the window is closed', bounds: { deaths: 1, closed: 1 } },
  { name: 'one window; each statement by itself; a server dies', bounds: { deaths: 1, grain: 'statement' } },
  { name: 'one window; the price changes; a server dies', bounds: { repriced: 1, deaths: 1 } },
  {
    name: 'one window; the price changes; the bank takes no refund; a call to the processor is lost',
    bounds: { repriced: 1, keepsCharges: [0], lostCalls: 1 },
  },
  {
    name: 'one window; the price changes; the bank takes no refund, and later does; a server dies',
    bounds: { repriced: 1, keepsCharges: [0], relents: 1, deaths: 1 },
  },
  { name: 'one window; a reload; a lost answer', bounds: { reloads: 1, lostAnswers: 1 } },
  { name: 'one window; late, repeated and lost webhooks; a server dies', bounds: { deaths: 1, webhooks: true } },
  {
    name: 'one window; late, repeated and lost webhooks; a call to the processor is lost',
    bounds: { lostCalls: 1, webhooks: true },
  },
  {
    name: 'one window; the bank asks the cardholder; late, repeated and lost webhooks; a server dies',
    bounds: { authenticated: [0], webhooks: true, deaths: 1 },
  },
  {
    name: 'one window; the bank asks the cardholder, who may fail; the window is closed',
    bounds: { authenticated: [0], bankFails: 1, closed: 1 },
  },
  { name: 'two windows, two servers; one card is declined', bounds: { windows: 2, declined: [0] } },
  { name: 'two windows of one browser', bounds: { windows: 2, isOneKey: true } },
  { name: 'two windows, two servers; a call to the processor is lost', bounds: { windows: 2, lostCalls: 1 } },
  // its runs include those without a death, and those without a webhook
  {
    name: 'two windows, two servers; late, repeated and lost webhooks; a server dies',
    bounds: { windows: 2, webhooks: true, deaths: 1 },
  },
]
