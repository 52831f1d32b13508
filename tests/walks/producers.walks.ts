import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { producerBoardMachine } from '../../machines/customer/producer/producerBoard.machine'
import { producerCommissionMachine } from '../../machines/customer/producer/producerCommission.machine'
import { alert, busy, button, calm, dialog, heading, status } from './assertion'
import { address } from './mailedLink'
import * as cases from './producers.cases'
import { idle, inFlight, walk } from './saying'

/* The walks of the pages of a producer, and their hand-written specification. */

const { token, policy } = cases
const problem = { status: 404, message: 'Not found' }

const at = (search = '') => `/producer/${token}${search}`
const text = 'https://example.com/quote/?insurance_producer=True'
const isShown = (from: string) => from.startsWith('shown.')
const title = heading('Your quotes and policies')
const failed = [alert('We cannot reach our records just now'), button('Try again')]
const missing = heading('This link does not open a page')

export const producerBoardWalk = walk({
  guarantees: 'A producer sees its quotes and policies, opens them, and starts another quote.',
  machine: producerBoardMachine,
  starts: { linked: { input: { address: at() }, begins: 'loading' } },
  cases: {
    'address.opened': [at(), at('?search=sample&status=quoted&sort=insured_name')].map(
      (opened) => ({ type: 'address.opened', address: opened }) as const,
    ),
    'policy.chosen': [{ type: 'policy.chosen', id: policy.id }],
    'copy.begun': [{ type: 'copy.begun', text }],
  },
  outputs: {
    listProducerQuotes: [
      { type: 'quotes.listed', board: cases.listed },
      { type: 'quotes.listed', board: cases.nothing },
      { type: 'quotes.missing', problem },
      { type: 'quotes.failed', problem: noAnswer },
    ],
    copyText: [{ type: 'text.copied' }, { type: 'copy.failed' }],
    openProducerPolicy: [
      { type: 'policy.linked', path: '/quote/#manage-policy?id=a&token=b' },
      { type: 'request.failed', problem: noAnswer },
    ],
    replaceProducerLink: [
      { type: 'link.replaced', email: address },
      { type: 'replacement.failed', problem: noAnswer },
    ],
  },
  reads: ({ query, board }) => [query.search, board?.total],
  transitions: {
    'address.opened': ({ from }) => (from === 'loading' ? 'loading, again' : 'loading'),
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'quotes.listed': () => 'shown.reading',
    'quotes.missing': () => 'missing',
    'quotes.failed': () => 'failed',
    'policy.chosen': ({ from }) => (isShown(from) ? 'linking' : from),
    'policy.linked': () => 'shown.reading',
    'request.failed': () => 'shown.refused',
    'copy.begun': ({ from }) => {
      if (from === 'shown.copying') return 'shown.copying, again'
      return isShown(from) ? 'shown.copying' : from
    },
    'text.copied': () => 'shown.copied',
    'copy.failed': () => 'shown.uncopied',
    'replacement.begun': ({ from }) => (isShown(from) ? 'shown.replacing' : from),
    'replacement.confirmed': ({ from }) => (from === 'shown.replacing' ? 'mailing' : from),
    'dialog.closed': ({ from }) => (from === 'shown.replacing' ? 'shown.reading' : from),
    'link.replaced': () => 'replaced',
    'replacement.failed': () => 'shown.refused',
  },
  states: {
    loading: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['listProducerQuotes'])
        expect(seen.waiting.get('listProducerQuotes')!.input).toEqual({ token, ...seen.context.query })
      },
      shows: title,
    },
    'shown.reading': {
      holds: idle,
      shows: ({ context: { board } }) =>
        board?.total === 0
          ? status(/No quote names you yet|No quotes or policies match/)
          : [button('Open policy MQE-0000102'), button('Open quote Q-0000101'), calm],
    },
    'shown.copying': {
      holds: ({ waiting }) => expect(waiting.get('copyText')!.input).toEqual({ text }),
      shows: title,
    },
    'shown.copied': { holds: idle, shows: status('Copied.') },
    'shown.uncopied': { holds: idle, shows: status('Your browser did not copy it.') },
    'shown.replacing': { holds: idle, shows: dialog('Replace your link?') },
    'shown.refused': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [title, alert('Something went wrong')],
    },
    missing: { holds: ({ context }) => expect(context.board).toBeNull(), shows: missing },
    failed: { holds: ({ context }) => expect(context.problem).toEqual(noAnswer), shows: failed },
    linking: {
      holds: ({ waiting }) => expect(waiting.get('openProducerPolicy')!.input).toEqual({ token, id: policy.id }),
      shows: busy,
    },
    mailing: {
      holds: ({ waiting }) => expect(waiting.get('replaceProducerLink')!.input).toEqual({ token }),
      shows: busy,
    },
    replaced: { holds: ({ context }) => expect(context.sentTo).toBe(address), shows: heading('Check your email') },
  },
  goals: ['shown.reading', 'replaced'],
})

const statementAt = (search = '') => `/producer/${token}/commission${search}`

export const producerCommissionWalk = walk({
  guarantees: 'A producer sees its commission of each month.',
  machine: producerCommissionMachine,
  starts: { linked: { input: { address: statementAt() }, begins: 'loading' } },
  cases: {
    'address.opened': [statementAt(), statementAt('?month=2026-10')].map(
      (opened) => ({ type: 'address.opened', address: opened }) as const,
    ),
  },
  outputs: {
    getProducerCommission: [
      { type: 'commission.opened', statement: cases.statement },
      { type: 'commission.opened', statement: cases.noCommission },
      { type: 'commission.missing', problem },
      { type: 'commission.failed', problem: noAnswer },
    ],
  },
  reads: ({ month, statement }) => [month, statement?.rows.length],
  transitions: {
    'address.opened': ({ from }) => (from === 'loading' ? 'loading, again' : 'loading'),
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'commission.opened': () => 'shown',
    'commission.missing': () => 'missing',
    'commission.failed': () => 'failed',
  },
  states: {
    loading: {
      holds: (seen) => {
        const { month } = seen.context
        expect(inFlight(seen)).toEqual(['getProducerCommission'])
        expect(seen.waiting.get('getProducerCommission')!.input).toEqual({ token, month })
      },
      shows: heading('Your commission'),
    },
    shown: {
      holds: idle,
      shows: ({ context: { statement } }) =>
        statement?.rows.length === 0
          ? status('No commission was written in this month.')
          : [heading('November 2026'), button('Open the statement (PDF)'), '−6.20'],
    },
    missing: { holds: ({ context }) => expect(context.statement).toBeNull(), shows: missing },
    failed: { holds: ({ context }) => expect(context.problem).toEqual(noAnswer), shows: failed },
  },
  goals: ['shown'],
})
