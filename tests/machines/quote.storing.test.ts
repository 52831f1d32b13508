import { describe, expect, test } from 'vitest'
import { noAnswer } from '../../contract/problem'
import {
  selectDialog,
  selectDialogMessage,
  selectFaults,
  selectPriceState,
  selectRecord,
  selectStep,
} from '../../machines/customer/quote/quote.select'
import { closedType, complete, contactOf, contactRefusals, created, priced } from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

/**
 * The walks cover each region by itself. These tests run the whole chart, with calls that answer on command, to cover
 * the events between regions.
 */
const refused = { type: 'contact.refused', problem: closedType, sent: complete } as const
const unsent = { ...refused, problem: noAnswer } as const

describe('storing', () => {
  test('a step is left once it is stored: created, then patched', async () => {
    const { send, answer, store, now, input, texts: text } = begin()
    send({ type: 'step.submitted' })
    expect(input('createContact')['idempotencyKey']).toBe('k-contact')
    await answer('createContact', created)
    expect(text).toEqual([{ type: 'contact.named', id: 'c1' }])
    expect(selectStep(now())).toBe('eventDetails')
    await store()
    expect(selectStep(now())).toBe('coverage')
    expect(now().context.unsaved.filter((name) => !name.startsWith('terms_'))).toEqual([])
  })

  test('a stored step is left at once and saved in parallel, because another tab may have changed it', async () => {
    const { send, store, now, inFlight } = await openedAt('coverage')
    send({ type: 'answers.changed', answers: { event_name: 'One' } })
    send({ type: 'step.submitted' })
    expect(selectStep(now())).toBe('coverage')
    await store()
    expect(selectStep(now())).toBe('quoteSummary')
    send({ type: 'step.left' })
    send({ type: 'step.submitted' })
    expect([selectStep(now()), inFlight()]).toEqual(['quoteSummary', ['recalculate', 'patchContact']])
  })

  test('answers changed during a create are in the patch that follows', async () => {
    const { send, answer, input, clock } = begin()
    clock.increment(1500)
    send({ type: 'answers.changed', answers: { event_name: 'Two' } })
    await answer('createContact', created)
    expect(input('patchContact')).toMatchObject({ id: 'c1', answers: { event_name: 'Two' } })
  })

  test('typing during a patch lets it finish and sends another', async () => {
    const { send, store, input, clock, now } = await openedAt('eventDetails')
    send({ type: 'answers.changed', answers: { event_name: 'One' } })
    clock.increment(1500)
    const first = input('patchContact')
    send({ type: 'answers.changed', answers: { event_name: 'Two' } })
    expect(input('patchContact')).toBe(first)
    await store()
    expect([selectRecord(now()), now().context.unsaved]).toEqual(['changed', ['event_name']])
    clock.increment(1500)
    expect(input('patchContact')).toMatchObject({ answers: { event_name: 'Two' } })
    await store()
    expect([selectRecord(now()), now().context.unsaved]).toEqual(['saved', []])
  })

  test('a step that waits for an outdated patch waits for the next one, which is sent at once', async () => {
    const { send, store, input, clock, now } = await openedAt('eventDetails')
    send({ type: 'answers.changed', answers: { event_name: 'One' } })
    clock.increment(1500)
    send({ type: 'answers.changed', answers: { event_name: 'Two' } })
    send({ type: 'step.submitted' })
    await store()
    expect(input('patchContact')).toMatchObject({ answers: { event_name: 'Two' } })
    await store()
    expect(selectStep(now())).toBe('coverage')
  })

  test('answers typed just before the tab was closed are stored when it is opened again', async () => {
    const quote = begin({ contactId: 'c1', answers: { event_name: 'Mine' }, unsaved: ['event_name'] })
    const theirs = { ...complete, event_name: 'Theirs', event_state: 'CA' } as const
    await quote.answer('openContact', {
      type: 'contact.opened',
      contact: contactOf(theirs, { terms_signed: 'Jordan Sample' }),
      today: '11/20/2026',
      coupons: [],
    })
    expect(quote.now().context).toMatchObject({ answers: { event_name: 'Mine', event_state: 'CA' }, signedBy: null })
    quote.clock.increment(1500)
    expect(quote.input('patchContact')).toMatchObject({ answers: { event_name: 'Mine' } })
  })

  test('a half-typed answer stays here and is not sent until it is complete', async () => {
    const { send, store, clock, now } = await openedAt('insured')
    send({ type: 'answers.changed', answers: { insured_zip: '787', insured_city: 'Dallas' } })
    clock.increment(1500)
    await store()
    expect([selectRecord(now()), now().context.unsaved]).toEqual(['saved', ['insured_zip']])
    send({ type: 'answers.changed', answers: { insured_zip: '78701' } })
    clock.increment(1500)
    await store()
    expect(now().context.unsaved).toEqual([])
  })

  test('an answer to a question that is not asked is not stored, and is not lost here', async () => {
    const gone = { alcohol_event: 'False', selling_alcohol: 'True' } as const
    const quote = begin({ contactId: 'c1', answers: { ...complete, ...gone }, unsaved: [] })
    const contact = contactOf({ ...complete, selling_alcohol: null })
    await quote.answer('openContact', { type: 'contact.opened', contact, today: '11/20/2026', coupons: [] })
    expect(quote.now().context.answers.selling_alcohol).toBe('True')
  })

  test('a refused save opens a dialog and rejects a waiting step, and a refused autosave shows nothing', async () => {
    const { send, answer, now, clock } = begin()
    clock.increment(1500)
    await answer('createContact', refused)
    expect([selectDialog(now()), selectRecord(now())]).toEqual(['closed', 'rejected'])

    send({ type: 'step.submitted' })
    await answer('createContact', refused)
    expect([selectDialog(now()), selectDialogMessage(now())]).toEqual(['clientError', 'Check these answers'])
    expect(selectFaults(now())).toEqual({ event_type: 'This type is closed' })

    // closing the dialog keeps the step, and the fault lasts only as long as the refused answer
    send({ type: 'dialog.closed' })
    expect(selectDialogMessage(now())).toBeNull()
    expect(selectFaults(now())).toEqual({ event_type: 'This type is closed' })
    send({ type: 'answers.changed', answers: { event_type: 'Trade Show' } })
    expect(selectFaults(now())).not.toHaveProperty('event_type')
  })

  test.each([
    [422, 'clientError'],
    [409, 'genericError'],
    [429, 'genericError'],
    [503, 'genericError'],
    [0, 'genericError'],
  ])('section 8: a save that fails with %i opens the dialog %s over a waiting step', async (status, dialog) => {
    const { send, answer, now } = begin()
    send({ type: 'step.submitted' })
    await answer('createContact', { ...refused, problem: { status, message: 'Not now' } })
    expect([selectDialog(now()), selectDialogMessage(now())]).toEqual([dialog, 'Not now'])
  })

  test('an unanswered save is repeated by itself, and at once on request', async () => {
    const { send, answer, clock, inFlight } = begin()
    clock.increment(1500)
    await answer('createContact', unsent)
    expect(inFlight()).not.toContain('createContact')
    clock.increment(10_000)
    await answer('createContact', unsent)
    send({ type: 'record.retried' })
    expect(inFlight()).toContain('createContact')
  })

  test('a save refused because the staff session ended is repeated after the next sign-in', async () => {
    const { send, answer, clock, inFlight, now } = begin()
    clock.increment(1500)
    await answer('createContact', contactRefusals.signedOut)
    expect(selectRecord(now())).toBe('failed')
    clock.increment(10_000)
    await answer('createContact', contactRefusals.signedOut)
    send({ type: 'network.regained' })
    expect(inFlight()).toContain('createContact')
  })

  test('typing a name under the terms neither saves answers nor requests a price', async () => {
    const { send, clock, inFlight, now, answer } = await openedAt('terms')
    await answer('recalculate', priced)
    send({ type: 'answers.changed', answers: { terms_signature: 'jordan sample' } })
    clock.increment(10_000)
    expect([inFlight(), selectPriceState(now())]).toEqual([[], 'priced'])
    expect(now().context.unsaved).toEqual(['terms_signature'])
  })

  test('saving an expired quote requests a new price', async () => {
    const { inFlight, store, now } = await openedAt('quoteSummary', { quote_status: 'expired' })
    expect(inFlight()).toContain('patchContact')
    await store()
    expect(now().context.status).toBe('draft')
  })
})
