import { expect, test } from 'vitest'
import type { StepName } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { declarationOf } from '../../domain/application/index'
import { selectStep, selectStepStates } from '../../machines/customer/quote/quote.select'
import { complete, contactOf, priced } from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

const unsigned = { terms_signed: null }

/** At the terms, with an offer and no answers. */
async function atTerms(answers: object = {}, signed: string | null = null, step: StepName = 'terms') {
  const whole = { ...answeredThrough('location'), ...answers }
  const quote = begin({ step, contactId: 'c1', unsaved: [], answers: whole })
  await quote.answer('openContact', {
    type: 'contact.opened',
    contact: contactOf(whole, { quote_status: 'quoted', terms_signed: signed }),
    today: '11/20/2026',
    coupons: [],
  })
  await quote.answer('recalculate', priced)
  return quote
}

test('the insured’s name is filled in under the terms', async () => {
  const { now } = await atTerms({ insured_first_name: 'Robin', insured_last_name: 'Example' })
  expect(now().context.answers.terms_name).toBe('Robin Example')
})

test('a signer’s name that was typed stays', async () => {
  const { now } = await atTerms({ terms_name: 'Casey Specimen' })
  expect(now().context.answers.terms_name).toBe('Casey Specimen')
})

test('a prefilled name clears no signature', async () => {
  const { now } = await openedAt('terms', { terms_signed: 'Casey Specimen' })
  expect(now().context.signedBy).toBe('Casey Specimen')
})

const [drawn] = declarationOf('terms').fields['terms_drawing']!.valid

test.each([
  ['typed', {}, complete.terms_signature],
  ['drawn', { terms_signing: 'Drawn', terms_drawing: drawn }, drawn],
  ['drawn and then typed after all', { terms_signing: 'Typed', terms_drawing: drawn }, complete.terms_signature],
] as const)('signing sends the last signature: %s', async (_, given, signature) => {
  const { send, store, input } = await openedAt('terms', unsigned)
  send({ type: 'answers.changed', answers: given as object })
  send({ type: 'step.submitted' })
  await store()
  expect(input('signTerms')).toMatchObject({ name: 'Jordan Sample', signature })
})

test('a signature from another device counts, with its name', async () => {
  const { now } = await atTerms({}, 'Casey Specimen', 'payment')
  expect(selectStep(now())).toBe('payment')
  expect(selectStepStates(now()).terms).toBe('finished')
  expect(now().context.answers.terms_name).toBe('Casey Specimen')
})

test('without a signature the payment does not open, even if it was open last', async () => {
  expect(selectStep((await atTerms({}, null, 'payment')).now())).toBe('terms')
})
