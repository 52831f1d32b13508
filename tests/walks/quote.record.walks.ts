import { expect } from 'vitest'
import { problemTypes } from '../../contract/problem'
import type { QuoteContext, QuoteOutcome } from '../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { alert, button, no, status } from './assertion'
import * as cases from './quote.cases'
import { idle, inFlight, walk } from './saying'

/** The walk of the saving region, and its hand-written specification. */
const { fresh, complete, changes, contactRefusals, purchases } = cases

const isBought = ({ view, status }: QuoteContext) => view === 'admin' && status === 'purchased'
/** Nothing of a bought quote is stored. */
const write = (context: QuoteContext) => {
  if (isBought(context)) return 'saved'
  return context.contactId === null ? 'creating' : 'patching'
}
const isWorthSaving = ({ answers }: QuoteContext) => answers.event_state !== null
const hasChanges = ({ unsaved }: QuoteContext) => unsaved.some((name) => !name.startsWith('terms_'))
/** The walked answers of one window differ only in whether they are complete. */
const wasWritten = ({ answers, written }: QuoteContext) =>
  [answers, ...written].some(({ event_state }) => event_state !== null)
const isOutrun = (sent: { event_state: unknown }, { answers }: QuoteContext) => sent.event_state !== answers.event_state

const theirName = 'Another Sample Wedding'
const theirs = { ...cases.contactOf({ ...complete, event_name: theirName }), version: 8 }
const compared = [
  { type: 'contact.compared', contact: { ...cases.contact, version: 9 } },
  // one that is not answered fails as it does for a quote that is bought here: tests/machines/quote.conflict.test.ts
  {
    type: 'contact.notCompared',
    problem: { status: 409, type: problemTypes.alreadyBought, message: 'This quote has been bought' },
  },
] as const satisfies QuoteOutcome[]
const outdated: QuoteOutcome = {
  type: 'contact.outdated',
  problem: { status: 412, message: 'Somebody else has changed this quote meanwhile' },
  sent: complete,
}

const busy = ['creating', 'patching', 'comparing', 'conflicted', 'offline']

const linkByEmail = button('Email me a link')

export const recordWalk = walk({
  guarantees: 'Answers are stored, on request of a waiting step or by an autosave.',
  machine: quoteMachine,
  region: ['quoting', 'record'],
  starts: {
    fresh: { input: fresh, begins: 'unsaved' },
    expired: { input: { ...fresh, contactId: 'c1' }, context: { status: 'expired' }, begins: 'patching' },
    bought: {
      input: { ...fresh, contactId: 'c1', answers: complete, view: 'admin' },
      context: { status: 'purchased' },
      begins: 'changed',
    },
    // an answer typed before a reload was changed elsewhere
    conflicted: {
      input: { ...fresh, contactId: 'c1', answers: complete },
      context: { conflict: { contact: theirs, since: 0 } },
      begins: 'conflicted',
    },
  },
  cases: {
    'answers.changed': [changes.complete],
    'purchase.outdated': [purchases.repriced],
    'conflict.yielded': [{ type: 'conflict.yielded', step: 'coverage' }],
  },
  outputs: {
    createContact: [cases.created, contactRefusals.answers, contactRefusals.lost],
    patchContact: [cases.stored, contactRefusals.answers, contactRefusals.lost, contactRefusals.bought, outdated],
    compareContact: compared,
  },
  reads: (context) => [
    context.answers.event_state,
    context.contactId,
    hasChanges(context),
    wasWritten(context),
    isBought(context),
  ],
  transitions: {
    'answers.changed': ({ from, event, context }) => {
      if (busy.includes(from)) return from
      return event.answers.event_state !== context.answers.event_state ? 'changed' : from
    },
    'step.completed': ({ from, context }) => (busy.includes(from) ? from : write(context)),
    'record.retried': ({ from, context }) => (from === 'failed' ? write(context) : from),
    'network.lost': ({ from }) => (from === 'conflicted' ? from : 'offline'),
    'network.regained': ({ from, context }) => {
      if (from === 'failed') return write(context)
      if (from !== 'offline') return from
      return hasChanges(context) ? 'changed' : 'unsaved'
    },
    'after autosave': ({ context }) => (isWorthSaving(context) ? write(context) : 'unsaved'),
    'after retrySave': ({ context }) => write(context),
    'contact.created': () => 'patching',
    'contact.stored': ({ event, context }) => (isOutrun(event.sent, context) ? 'changed' : 'saved'),
    'contact.outdated': () => 'comparing',
    'contact.compared': ({ context }) => (wasWritten(context) ? write(context) : 'conflicted'),
    'contact.notCompared': ({ event, context }) =>
      event.problem.status === 409 && !isBought(context) ? 'out' : 'failed',
    'conflict.sought': ({ from, context }) => (busy.includes(from) || context.contactId === null ? from : 'comparing'),
    'conflict.overruled': ({ from, context }) => (from === 'conflicted' ? write(context) : from),
    'conflict.yielded': ({ from }) => (from === 'conflicted' ? 'out' : from),
    'purchase.outdated': ({ from, context }) => (context.contactId === null ? from : 'comparing'),
    'contact.refused': ({ from, event, context }) => {
      if (event.problem.status === 409) return 'out'
      if (from === 'patching' && isOutrun(event.sent, context)) return 'changed'
      return event.problem.status === 0 ? 'failed' : 'rejected'
    },
  },
  states: {
    unsaved: { holds: idle, shows: no(linkByEmail) },
    changed: { holds: idle, shows: no(linkByEmail) },
    creating: { holds: (seen) => expect(inFlight(seen)).toEqual(['createContact']), shows: no(linkByEmail) },
    patching: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['patchContact'])
        // nothing unknown here is overwritten
        expect(seen.waiting.get('patchContact')!.input).toMatchObject({ version: seen.context.version })
      },
      shows: linkByEmail,
    },
    comparing: { holds: (seen) => expect(inFlight(seen)).toEqual(['compareContact']), shows: no(button('Keep mine')) },
    conflicted: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.conflict).not.toBeNull()
      },
      shows: [alert('This quote was changed in another window'), button('Keep mine'), button('Take theirs')],
    },
    saved: {
      holds: ({ context }) =>
        expect([hasChanges(context) && !isBought(context), context.conflict]).toEqual([false, null]),
      shows: linkByEmail,
    },
    rejected: { holds: idle, shows: linkByEmail },
    failed: { holds: idle, shows: status('Not saved. We try again, or try now') },
    offline: { holds: idle, shows: status('You are offline. Your answers are kept here.') },
  },
  goals: ['saved', 'out'],
})
