import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Client } from '../../contract/client'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { makeQuoteTools } from '../../src/app/pages/quoteTools'
import type { QuoteTools } from '../../src/screens/quote/parts/QuoteToolsProvider'
import { drawingCanvas } from './drawing'
import { fakeStorage, no, ok } from './fakes'
import { focused, play, settle, wedding } from './stage'

const sent = { message: 'Sent' }

/** The unsigned terms of a wedding, with the requests of the link's calls. */
async function open(
  calls: Partial<Pick<Client, 'emailTermsLink' | 'textTermsLink'>> = {},
  given: Partial<Answers> = {},
) {
  const requests: unknown[] = []
  const toasts: unknown[] = []
  const client = {
    emailTermsLink: async (...args: unknown[]) => {
      requests.push(['email', ...args.slice(0, 2)])
      return ok(sent)
    },
    textTermsLink: async (...args: unknown[]) => {
      requests.push(['text', ...args.slice(0, 2)])
      return ok(sent)
    },
    ...calls,
  } as unknown as Client
  const tools: QuoteTools = makeQuoteTools(client, (toast) => toasts.push(toast), { storage: fakeStorage() })
  const unsigned = { ...wedding, terms_name: null, terms_signature: null, terms_agreed: null, ...given }
  const stage = play({ step: 'terms', answers: unsigned, tools })
  await stage.pass(settle)
  await screen.findByRole('heading', { name: 'Your declarations' })
  await screen.findByRole('heading', { name: 'Does somebody else sign?' })
  return { ...stage, requests, toasts }
}

const sheet = () => document.querySelector('canvas')!
const pointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number, clientY: number) =>
  fireEvent[type](sheet(), { clientX, clientY, pointerId: 1 })
const line = () => {
  pointer('pointerDown', 10, 20)
  pointer('pointerMove', 110, 70)
  pointer('pointerMove', 210, 45)
  pointer('pointerUp', 210, 45)
}

test('a ZIP code of another state is named again beside the venue, with the way to correct it', async () => {
  await open({}, { event_zip: wedding.event_state === 'CA' ? '78701' : '90210' })
  const venue = screen.getByRole('heading', { name: /Event venue$/ }).closest('section')!
  expect(venue.textContent).toMatch(/ZIP code \d{5} is in \w+, and the state is \w+\. Correct the one that is wrong\./)
  expect(within(venue).getByRole('button', { name: /^Change/ })).toBeTruthy()
})

test('the name is filled in, and a typed signature repeats it', async () => {
  const { user, server, pass } = await open()
  expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Jordan Sample')
  await user.type(screen.getByLabelText('Type your name again to sign'), 'Jordan Sample')
  await user.click(screen.getByLabelText('I agree to the declarations, the terms and electronic records'))
  await user.click(screen.getByRole('button', { name: 'Sign and continue to payment' }))
  await pass(0)
  expect(server.requests.find(({ call }) => call === 'signTerms')?.with[1]).toMatchObject({
    signature: 'Jordan Sample',
  })
})

test('a drawn signature is sent as the picture of it, in place of the name', async () => {
  const { lines } = drawingCanvas()
  const { user, server, pass } = await open()
  await user.click(screen.getByLabelText('Draw it'))
  const pad = await screen.findByRole('group', { name: 'Your signature' })
  expect(within(pad).getByText('Nothing drawn yet.')).toBeTruthy()
  line()
  // the canvas has twice as many pixels as CSS pixels here
  expect(lines).toEqual([
    [200, 100],
    [400, 50],
  ])
  expect(within(pad).getByText('Signed.')).toBeTruthy()
  await user.click(screen.getByLabelText('I agree to the declarations, the terms and electronic records'))
  await user.click(screen.getByRole('button', { name: 'Sign and continue to payment' }))
  await pass(0)
  expect(server.requests.find(({ call }) => call === 'signTerms')?.with[1]).toMatchObject({
    name: 'Jordan Sample',
    signature: `data:image/png;base64,iVBORw0KGgo${btoa('2')}`,
  })
})

test('an accidental dot is no signature, and a cleared one is gone', async () => {
  drawingCanvas()
  const { user, quote } = await open()
  const drawn = () => quote.getSnapshot().context.answers.terms_drawing
  await user.click(screen.getByLabelText('Draw it'))
  await screen.findByRole('group', { name: 'Your signature' })
  pointer('pointerDown', 10, 20)
  pointer('pointerMove', 15, 20)
  pointer('pointerUp', 15, 20)
  expect(drawn()).toBeNull()
  line()
  expect(drawn()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear and draw again' }))
  expect(drawn()).toBeNull()
  expect(screen.getByText('Nothing drawn yet.')).toBeTruthy()
})

test('a missing drawing leads to the pad', async () => {
  drawingCanvas()
  const { user } = await open()
  await user.click(screen.getByLabelText('Draw it'))
  const pad = await screen.findByRole('group', { name: 'Your signature' })
  await user.click(screen.getByLabelText('I agree to the declarations, the terms and electronic records'))
  await user.click(screen.getByRole('button', { name: 'Sign and continue to payment' }))
  await user.click(screen.getByRole('link', { name: 'Answer “Your signature”' }))
  expect(focused()).toBe(pad)
})

test('an earlier signature shows again', async () => {
  const { ink } = drawingCanvas()
  vi.spyOn(globalThis, 'Image').mockImplementation(function (this: { onload?: () => void }) {
    queueMicrotask(() => this.onload?.())
    return this
  } as never)
  const drawn = 'data:image/png;base64,iVBORw0KGgoAAAA='
  const answers = { ...wedding, terms_signing: 'Drawn', terms_drawing: drawn, terms_agreed: null } as const
  const { pass } = play({ step: 'terms', answers })
  await pass(settle)
  await screen.findByText('Signed.')
  await pass(0)
  expect(ink.drawImage.mock.lastCall?.[0]).toMatchObject({ src: drawn })
})

test('the link to sign is emailed to the address that is entered, and the page confirms it', async () => {
  const { user, requests, toasts, pass } = await open()
  const field = screen.getByLabelText<HTMLInputElement>('Their email address')
  // the signer is somebody else than the insured who reads this
  expect(field.value).toBe('')
  await user.type(field, 'casey.specimen@example.com{Enter}')
  await pass(0)
  expect(requests).toEqual([['email', 'c1', { email: 'casey.specimen@example.com' }]])
  expect(toasts).toEqual([expect.objectContaining({ kind: 'success', text: 'Email sent successfully!' })])
  expect(screen.getByText('Sent to casey.specimen@example.com.')).toBeTruthy()
})

test('an agent’s link to sign is meant for the insured, whose address is filled in', async () => {
  const answers = Object.entries(answeredThrough('insured', { insurance_producer: 'True' }))
  await open({}, Object.fromEntries(answers.filter(([name]) => name.includes('producer'))))
  expect(screen.getByLabelText<HTMLInputElement>('Their email address').value).toBe('jordan.sample@example.com')
})

test('or by text, to a number of ten digits and to nothing else', async () => {
  const { user, requests, toasts, pass } = await open()
  await user.click(screen.getByLabelText('By text message'))
  const field = screen.getByLabelText<HTMLInputElement>('Their mobile number')
  await user.clear(field)
  await user.type(field, '512555014{Enter}')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(focused()).toBe(field)
  expect(requests).toEqual([])
  await user.clear(field)
  await user.type(field, '5125550142{Enter}')
  await pass(0)
  expect(requests).toEqual([['text', 'c1', { phone: '512-555-0142' }]])
  expect(toasts).toEqual([expect.objectContaining({ text: 'Text sent successfully!' })])
})

test('a link that could not be sent says why, beside its form', async () => {
  const { user, toasts, pass } = await open({ emailTermsLink: async () => no({ status: 429, message: 'Try later' }) })
  await user.type(screen.getByLabelText('Their email address'), 'casey.specimen@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  await pass(0)
  expect(document.getElementById('terms-link-to-fault')?.textContent).toBe('Try later')
  expect(toasts).toEqual([expect.objectContaining({ kind: 'error', text: 'Try later' })])
})

test('the fraud notices of the event and of the insured, and the electronic records, are read before the signature', async () => {
  await open({}, { event_state: 'FL', insured_state: 'NY' })
  const notice = within((await screen.findByRole('heading', { name: 'Fraud notice' })).closest('section')!)
  expect(notice.getByText(/felony of the third degree/)).toBeTruthy()
  expect(notice.getByText(/five thousand dollars/)).toBeTruthy()
  const records = within(screen.getByRole('heading', { name: 'Electronic records' }).closest('section')!)
  expect(records.getByText(/take back this consent/)).toBeTruthy()
})
