import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answers, blankAnswers } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { payloadOf } from '../../../domain/application/payload'
import { termsEdition } from '../../../domain/quote/terms'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { press } from '../../journeys/support/policyActs'
import { type Product, sharedProduct, staff } from '../../journeys/support/product'
import { Receiver } from '../../server/webhooks/receiver'

const { newPage } = withBrowser()
let product: Product
let receiver: Receiver
beforeAll(async () => {
  product = await sharedProduct({ PROGRAM_FILE: 'program.example.json' }, { isBlank: true })
  receiver = await new Receiver().open()
})
afterAll(() => receiver.close())

const answers = { ...blankAnswers, ...answeredThrough('terms', wedding) } as Answers

/** The secret in the dialog that shows it once. */
async function secretIn(page: Page, begins: string): Promise<string> {
  const secret = await page.getByText(new RegExp(`^${begins}`)).textContent()
  await press(page, 'I have saved it')
  return secret!
}

async function send<Answer>(method: string, path: string, headers: Readonly<Record<string, string>>, body?: object) {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

test('a partner’s system starts a quote with a key, its customer pays on our page, and a signed event tells the partner', async () => {
  const admin = await newPage(product.url)
  await admin.goto('/quote/admin/partners')
  await admin.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await admin.getByLabel('Password').fill(staff.password)
  await press(admin, /^Sign in$/)
  await press(admin, 'Make a key for Example Planners')
  await admin.getByLabel('Name').fill('Booking system')
  await isAccessible(admin, 'the form of a key', [1280, 390])
  await press(admin, 'Make the key')
  const key = { authorization: `Bearer ${await secretIn(admin, 'mq_')}` }
  await press(admin, 'Add a webhook endpoint for Example Planners')
  await admin.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await press(admin, 'Add the endpoint')
  const secret = await secretIn(admin, 'whsec_')

  const idempotency = { 'idempotency-key': 'booking-20417' }
  type Started = { readonly contact: { readonly id: string }; readonly link: string }
  const { contact, link } = await send<Started>(
    'POST',
    '/partner/quotes',
    { ...key, ...idempotency },
    payloadOf(answers),
  )
  // the customer signs and pays on our page
  const { terms_name: name, terms_signature: signature } = answers
  await send('POST', `/terms/${contact.id}`, {}, { name, signature, version: termsEdition })
  const customer = new CustomerDriver(await newPage(product.url), answers)
  await customer.open(new URL(link).pathname + new URL(link).search)
  await customer.toPaymentAgain()
  await customer.pay()
  await customer.isBought()

  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1)
  const [{ headers, body, event }] = receiver.received as [(typeof receiver.received)[0]]
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(event)
  expect([event.type, event.data.quote_id]).toEqual(['policy.purchased', contact.id])
  const number = event.data.policy_number!
  const policy = await send<{ readonly policy: { readonly id: string } }>('GET', `/partner/policies/${number}`, key)
  expect(policy.policy.id).toBe(number)

  await admin.goto(`/quote/admin/partners?search=${number}`)
  await expectPage(admin.getByRole('row', { name: new RegExp(`Policy purchased.*${number}.*Delivered`) })).toBeVisible()
  await isAccessible(admin, 'the partners', [1280, 390])
})
