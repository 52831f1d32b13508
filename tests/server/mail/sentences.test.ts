import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { renderLetter } from '../../../server/notifications/render'
import { FilesLetter } from '../../../server/notifications/templates/attachments'
import { ApprovedLetter, DeclinedLetter } from '../../../server/notifications/templates/decision'
import { forwardedHtml, forwardedText } from '../../../server/notifications/templates/forwarded'
import { RainLetter, RainToStaffLetter } from '../../../server/notifications/templates/rain'
import { AnsweredLetter, UnderwriterQuestionLetter } from '../../../server/notifications/templates/underwritingMessage'
import { doubleEnds, endingIn, ends } from '../../domain/sentenceEnds'
import { additionalInsured, begun, buy, cancellationChoices, weddingAnswers } from '../documents/fixture'
import { bought, work } from './fixture'
import { withMailServer } from './live'
import { addChange, addClaim, addMessage, addOrder, addRefund, mail, markDocumentsRendered } from './policyRows'

const live = withMailServer({ MAIL_STAFF: 'staff@example.com' })

/** Each end is tested where a sentence is made (tests/domain/sentence.test.ts); these go through the whole queue. */
const slow = ['.', '?']

const plain = (html: string) => html.replace(/<(style|title)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '')
const partsOf = ({ subject = '', html = '', text = '' }: Email) => [subject, plain(html), text]
const answersEnding = (end: string) =>
  endingIn(
    end,
    weddingAnswers({
      ...cancellationChoices,
      insured_company_name: 'Sample Company',
      event_email: 'barn@example.com',
      ai_data: [additionalInsured('Example Rentals', { ai_email: 'rentals@example.com' })] as never,
    }),
  )

test.each(slow)('no sentence of a mail about a policy ends twice where typed words end in “%s”', async (end) => {
  const before = live.server.received.length
  const policy = await buy(live.services.db, answersEnding(end), bought)
  const { contactId } = policy
  await markDocumentsRendered(live.services, contactId)
  const { token } = await live.services.db.q
    .selectFrom('document')
    .select('token')
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'certificate')
    .executeTakeFirstOrThrow()
  const occasion = () => randomUUID()
  await mail(live.services, { kind: 'purchase', contactId })
  await mail(live.services, { kind: 'managePolicy', contactId, emails: ['a@example.com'], occasion: occasion() })
  const message = `A word${end}`
  const documents = { emails: ['b@example.com'], tokens: [token], message, occasion: occasion() }
  await mail(live.services, { kind: 'documentsSent', contactId, ...documents })
  const changeId = await addChange(live.services, policy, { answers: { event_location_name: `Example Hall${end}` } })
  await markDocumentsRendered(live.services, contactId)
  await mail(live.services, { kind: 'policyChanged', contactId, changeId })
  const { id: claimId } = await addClaim(live.services, policy, 'c@example.com', [100])
  await mail(live.services, { kind: 'claim', contactId, claimId })
  await mail(live.services, { kind: 'policyMessage', contactId, messageId: await addMessage(live.services, policy) })
  await mail(live.services, { kind: 'refunded', contactId, refundId: await addRefund(live.services, policy) })
  const ledger = await live.services.db.q
    .selectFrom('document')
    .select('ledger_id')
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'receipt')
    .executeTakeFirstOrThrow()
  const transaction = { ledgerId: ledger.ledger_id, emails: ['h@example.com'], message, occasion: occasion() }
  await mail(live.services, { kind: 'transactionSent', contactId, ...transaction })
  const lookup = { email: `lukasz@example.com`, zip: '78701', occasion: occasion() }
  await mail(live.services, { kind: 'policiesFound', ...lookup })
  const cancelId = await addChange(live.services, policy, { type: 'cancel', differenceCents: -13_000 })
  await mail(live.services, { kind: 'policyCancelled', contactId, changeId: cancelId })
  await work(live.services)

  const sent = live.server.received.slice(before)
  expect(new Set(sent.map(({ mail: { subject } }) => subject)).size).toBeGreaterThanOrEqual(13)
  expect(sent.flatMap(({ mail: one }) => partsOf(one)).flatMap(doubleEnds)).toEqual([])
})

test.each(slow)('no sentence of a mail about a quote ends twice where typed words end in “%s”', async (end) => {
  const before = live.server.received.length
  const { contactId } = await begun(live.services.db, answersEnding(end), bought)
  const occasion = () => randomUUID()
  const message = `A word${end}`
  for (const kind of ['quote', 'quotePurchaseLink', 'termsLink'])
    await mail(live.services, { kind, contactId, recipients: ['d@example.com'], occasion: occasion() })
  await mail(live.services, { kind: 'review', contactId, email: 'd@example.com', message, occasion: occasion() })
  const order = await addOrder(live.services, 'invoice', 'e@example.com')
  await markDocumentsRendered(live.services, order.contactId)
  await mail(live.services, {
    kind: 'orderPlaced',
    contactId: order.contactId,
    orderId: order.id,
    occasion: occasion(),
  })
  await live.services.db.q.updateTable('purchase_order').set({ state: 'lapsed' }).where('id', '=', order.id).execute()
  await mail(live.services, { kind: 'orderLapsed', contactId: order.contactId, orderId: order.id })
  const day = { email: 'lukasz@example.com', day: '06/12/2027', occasion: occasion() }
  await mail(live.services, { kind: 'quotesFound', ...day })
  const sent = live.server.received.slice(before)
  expect(new Set(sent.map(({ mail: { subject } }) => subject)).size).toBeGreaterThanOrEqual(7)
  expect(sent.flatMap(({ mail: one }) => partsOf(one)).flatMap(doubleEnds)).toEqual([])
})

test.each(ends)('no sentence of staff’s letters ends twice where typed words end in “%s”', async (end) => {
  const words = `A word${end}`
  const shared = { quoteNumber: 'Q-1', sentence: words, message: words, url: 'https://www.example.com' }
  const decided = { ...shared, bill: null, status: words, suspension: undefined, reason: words, conditions: [words] }
  const rain = { rows: [['Day', words]], sender: [['Name', words]], url: 'https://example.com/request' } as const
  const files = { from: words, number: 'Q-1', isPolicy: false, event: words, message: words, files: [words] }
  const letters: ReactElement[] = [
    createElement(ApprovedLetter, decided),
    createElement(DeclinedLetter, decided),
    createElement(UnderwriterQuestionLetter, shared),
    createElement(AnsweredLetter, shared),
    createElement(RainLetter, rain),
    createElement(RainToStaffLetter, rain),
    createElement(FilesLetter, files),
  ]
  const drawn = await Promise.all(letters.map(renderLetter))
  const forwarded = { from: words, to: 'f@example.com', sent: bought, message: words, isLinkless: true }
  const all = [
    ...drawn.flatMap(({ html, text }) => [plain(html), text]),
    plain(forwardedHtml(forwarded)),
    forwardedText(forwarded),
  ]
  expect(all.flatMap(doubleEnds)).toEqual([])
})
