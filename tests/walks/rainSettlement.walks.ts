import { expect } from 'vitest'
import type { RainSettling } from '../../contract/client'
import { rainSettlementMachine } from '../../machines/staff/rainSettlement/rainSettlement.machine'
import { alert, busy, button, calm, dialog, no, status } from './assertion'
import * as kit from './kit'
import { settlementLoadings, settlementSavings } from './rainSettlement.cases'
import { idle, walk } from './saying'
import { admin } from './settings.cases'
import { rep } from './staff.cases'

/** The walk of the settlement of rain insurance, and its hand-written specification. */
const id = 'c1'
const page = `/admin/${id}/rain`
const other = '/admin/c2/rain'
const began = { inches: null, station: null, from_hour: '12', to_hour: '18', read_on: '06/14/2027' }
const typed = { inches: '0.31', station: 'Austin-Bergstrom Airport' }
const marked = { reference: 'Check 2041' }
const isForm = (from: string) => from.startsWith('measuring.') || from.startsWith('paying.')
const isSaving = (from: string) => from === 'recording' || from === 'marking'
const formOf = (from: string) => (from.startsWith('paying') || from === 'marking' ? 'paying' : 'measuring')

const mayMeasure = (data: RainSettling | null) => data?.refused === null
const mayPay = (data: RainSettling | null) => (data?.settlement?.amount ?? 0) > 0 && data?.settlement?.paid_on === null
type Answers = Readonly<Record<string, string | null>>
const isSound = ({ answers, began: first }: { readonly answers: Answers; readonly began: Answers }) =>
  'reference' in first
    ? answers['reference'] !== null
    : Boolean(answers['inches'] && answers['station'] && (!('reason' in first) || answers['reason']))

export const rainSettlementWalk = walk({
  guarantees: 'The measured rain is recorded, corrected and paid.',
  machine: rainSettlementMachine,
  starts: {
    admin: { input: { user: admin, address: page }, begins: 'loading' },
    rep: { input: { user: rep, address: page }, begins: 'loading' },
    back: {
      input: {
        user: admin,
        address: page,
        draft: { [id]: { at: 'measuring', answers: { ...began, ...typed }, began } },
      },
      begins: 'loading',
    },
  },
  cases: {
    'address.opened': [page, other].map((address) => ({ type: 'address.opened', address }) as const),
    'form.answered': [
      { type: 'form.answered', answers: { ...typed, ...marked, reason: 'Corrected records' } },
      { type: 'form.answered', answers: { inches: null, reference: null, reason: null } },
    ],
    'form.submitted': [{ type: 'form.submitted', key: 'k1' }],
  },
  outputs: {
    getRainSettlement: settlementLoadings,
    recordRain: settlementSavings,
    payRain: settlementSavings,
  },
  reads: ({ user, query, data, answers, began: first, drafts }) => [
    user.role,
    query.id,
    data && [data.refused !== null, data.settlement?.amount, data.settlement?.paid_on],
    isSound({ answers, began: first }),
    'reference' in first,
    JSON.stringify(answers) === JSON.stringify(first),
    drafts[query.id]?.at,
  ],
  transitions: {
    'address.opened': ({ from, event, context }) => {
      const isSame = event.address === `/admin/${context.query.id}/rain`
      return isSame || isSaving(from) ? from : from === 'loading' ? 'loading, again' : 'loading'
    },
    'page.loaded': ({ context, event: { data } }) => {
      const { at } = context.drafts[context.query.id] ?? {}
      const mayResume = context.user.role !== 'rep' && (at === 'paying' ? mayPay(data) : mayMeasure(data))
      return at && mayResume ? `${at}.editing` : 'shown'
    },
    'page.missing': () => 'missing',
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'measuring.begun': ({ from, context: { user, data } }) =>
      from === 'shown' && user.role !== 'rep' && mayMeasure(data) ? 'measuring.editing' : from,
    'paying.begun': ({ from, context: { user, data } }) =>
      from === 'shown' && user.role !== 'rep' && mayPay(data) ? 'paying.editing' : from,
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isForm(from)) return from
      if (!isSound(context)) return `${formOf(from)}.rejected`
      return formOf(from) === 'paying' ? 'marking' : 'recording'
    },
    'settlement.saved': () => 'shown',
    'save.refused': ({ from, event }) => `${formOf(from)}.${event.problem.errors ? 'rejected' : 'failed'}`,
    'dialog.closed': ({ from, context: { answers, began: first } }) => {
      if (!isForm(from)) return from
      if (from.endsWith('leaving')) return `${formOf(from)}.editing`
      return JSON.stringify(answers) === JSON.stringify(first) ? 'loading' : `${formOf(from)}.leaving`
    },
    'leaving.confirmed': ({ from }) => (from.endsWith('.leaving') ? 'loading' : from),
    'session.ended': () => 'ended',
  },
  states: {
    loading: {
      holds: ({ waiting, context }) => expect(waiting.get('getRainSettlement')!.input).toEqual(context.query),
      shows: ({ context }) => (context.data ? [] : status('Fetching...')),
    },
    missing: kit.missing,
    failed: kit.failedList,
    shown: { holds: idle, shows: calm },
    'measuring.editing': { holds: idle, shows: [button('Record and send the letter'), calm] },
    'measuring.leaving': kit.leaving,
    'measuring.rejected': { holds: kit.wasRejected, shows: alert(/^(Answer|Check) /) },
    'measuring.failed': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [button('Record and send the letter'), no(calm)],
    },
    recording: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('recordRain')!.input).toMatchObject({
          id: context.query.id,
          measurement: { inches: 0.31, station: 'Austin-Bergstrom Airport', from_hour: 12, to_hour: 18 },
        }),
      shows: busy,
    },
    'paying.editing': { holds: idle, shows: [dialog('Mark as paid'), calm] },
    'paying.leaving': kit.leaving,
    'paying.rejected': { holds: kit.wasRejected, shows: alert(/^(Answer|Check) /) },
    'paying.failed': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [dialog('Mark as paid'), no(calm)],
    },
    marking: {
      holds: ({ waiting, context }) =>
        expect(waiting.get('payRain')!.input).toMatchObject({
          id: context.query.id,
          payment: { edition: 1, paid_on: '06/14/2027', reference: 'Check 2041' },
        }),
      shows: busy,
    },
    ended: kit.ended,
  },
  goals: ['shown', 'missing', 'ended'],
})
