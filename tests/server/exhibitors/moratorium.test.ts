import { extractText } from 'unpdf'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { waitWithPaymentWords } from '../../../domain/quote/suspension'
import { startTestServer } from '../policies/fixture'
import { newFair, type OpenFair } from '../rig/exhibitors'
import { beginMoratorium } from '../rig/moratoria'
import { payingFairs } from './payingFair'

/* The letters and documents of an event while a moratorium stops its policies. */

const testServer = await startTestServer({}, { CERTIFICATE_RATE_LIMIT: '100000' })
const { services } = testServer
const start = new Date('2026-11-20T17:00:00Z')
afterAll(() => testServer.close())
beforeEach(() => {
  testServer.clock.instant = start
  services.sent.length = 0
})
afterEach(() => services.db.q.deleteFrom('moratorium').execute())
const { payingFair, ordering, requested, mailTo } = payingFairs(testServer)

const invite = async ({ token }: OpenFair, email: string) => {
  await testServer.call('inviteExhibitor', { params: { token }, body: { business: 'Sample Lamps', email } })
  await mailTo()
}
const lastTo = (address: string) => {
  const { text, ...letter } = services.sent.findLast(({ to }) => to === address)!
  return { ...letter, text: text.replace(/\s+/g, ' ') }
}
const moratoriumWords = 'A named storm. New liability coverage for this area is on hold through 12/04/2026.'

test('an invitation and a reminder offer no policy under a moratorium, and say why', async () => {
  const fair = await newFair(services)
  await beginMoratorium(services)
  await invite(fair, 'lamps@example.com')
  const invitation = lastTo('lamps@example.com')
  expect(invitation.text).toContain(moratoriumWords)
  expect(invitation.text).toContain(
    'Upload a certificate that you have, or get a price now and buy once the hold ends.',
  )
  expect(invitation.text).not.toMatch(/Buy a policy/i)
  testServer.clock.instant = new Date(start.getTime() + 2 * 24 * 60 * 60_000)
  await testServer.call('remindExhibitors', { params: { token: fair.token } })
  await mailTo()
  const reminder = lastTo('lamps@example.com')
  expect(reminder.subject).toBe('Reminder: proof of insurance for Sample Craft Fair')
  expect(reminder.text).toContain(moratoriumWords)
  expect(reminder.text).not.toMatch(/Buy a policy/i)
})

test('an invitation offers a policy again after the moratorium', async () => {
  const fair = await newFair(services)
  await invite(fair, 'lamps@example.com')
  expect(lastTo('lamps@example.com').text).toContain('Buy a policy in a form that is already filled in')
  expect(lastTo('lamps@example.com').text).not.toContain('on hold')
})

test('the document and the letter of an open invoice ask to wait under a moratorium', async () => {
  const fair = await payingFair()
  const [first, second] = [await ordering(fair, 'Sample Pottery'), await ordering(fair, 'Sample Toys')]
  const { id, number } = await requested(fair, [first.order, second.order])
  const printed = async () => {
    const { rawPayload } = await testServer.call('printOrganizerInvoice', {
      params: { token: fair.token, invoice: id },
    })
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true })
    return text.replace(/\s+/g, ' ')
  }
  expect(await printed()).toContain('Due by')
  await mailTo()
  services.sent.length = 0
  await beginMoratorium(services)
  const document = await printed()
  expect(document).toContain('Please wait with your payment')
  expect(document).toContain(moratoriumWords)
  expect(document).toContain('Last day to pay')
  expect(document).not.toMatch(/Due by|Payable to|Send it to/)
  const cookie = await testServer.staff('rep')
  await testServer.call('changeOrder', { params: { id: first.id }, body: { act: 'withdraw' }, cookie })
  await mailTo()
  const letter = services.sent.find(({ subject }) => subject.startsWith(`Invoice ${number} is now`))!
  const text = letter.text.replace(/\s+/g, ' ')
  expect(text).toContain('Please wait with your payment')
  expect(text).toContain(moratoriumWords)
  expect(text).not.toMatch(/Due by|Payable to|Please pay/)
})

test('the news of an order asks its organizer to wait under a moratorium', async () => {
  const fair = await payingFair()
  await ordering(fair, 'Sample Pottery')
  await beginMoratorium(services)
  await mailTo()
  const news = services.sent.find(({ subject }) => subject === 'Sample Craft Fair: one order for you')!
  const text = news.text.replace(/\s+/g, ' ')
  expect(text).toContain(`${moratoriumWords} ${waitWithPaymentWords('these orders')}`)
})

test('an exhibitor whose organizer pays reads no offer to pay by card under a moratorium', async () => {
  const fair = await payingFair()
  await ordering(fair, 'Sample Pottery')
  await beginMoratorium(services)
  await mailTo()
  const letter = services.sent.find(({ subject }) => subject.startsWith('The organizer pays: quote '))!
  expect(letter.text).toContain('on hold')
  expect(letter.text).not.toMatch(/pay by card|Due by/)
})
