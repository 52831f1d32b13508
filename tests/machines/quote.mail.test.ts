import { expect, test } from 'vitest'
import { noAnswer } from '../../contract/problem'
import {
  selectEmailFault,
  selectEmailRejections,
  selectIsMailing,
  selectSentMail,
} from '../../machines/customer/quote/summary.select'
import { openedAt } from './quote.rig'

/** Mailing the quote, or a purchase link, from its summary. */
const quoteTo = (emails: string) => ({ type: 'quoteEmail.requested', emails }) as const
const linkTo = (emails: string) => ({ type: 'purchaseLink.requested', emails }) as const
const typed = (text: string) => ({ type: 'text.typed', name: 'quoteEmails', text }) as const
const fault = 'Enter one address or more, like ana@example.com; ben@example.com'

test('a list with a wrong address is rejected at each attempt, and stays so until the next one', async () => {
  const { send, now } = await openedAt('quoteSummary')
  const seen = () => [selectEmailFault(now()), selectEmailRejections(now()), selectIsMailing(now())]
  send(quoteTo('ana@example.com; ben@'))
  expect(seen()).toEqual([fault, 1, false])
  send(linkTo(''))
  expect(seen()).toEqual([fault, 2, false])
  send(typed('ana@example.com'))
  expect(seen()).toEqual([fault, 2, false])
  send(quoteTo('ana@example.com'))
  expect(seen()).toEqual([null, null, true])
})

test('the mail that was sent is known until other addresses are typed, and not while it is on its way', async () => {
  const { send, answer, now, input } = await openedAt('quoteSummary')
  send(quoteTo('ana@example.com'))
  send(typed('ana@example.com; b'))
  expect(selectSentMail(now())).toBeNull()
  expect(input('sendQuoteEmail')).toEqual({ id: 'c1', emails: 'ana@example.com' })
  await answer('sendQuoteEmail', { type: 'quoteEmail.sent' })
  expect(selectSentMail(now())).toEqual(quoteTo('ana@example.com'))
  send({ type: 'text.typed', name: 'coupon', text: 'W' })
  expect(selectSentMail(now())).not.toBeNull()
  send(typed('ana@example.com; be'))
  expect(selectSentMail(now())).toBeNull()
  send(linkTo('ana@example.com'))
  await answer('sendPurchaseLink', { type: 'purchaseLink.sent' })
  expect(selectSentMail(now())).toEqual(linkTo('ana@example.com'))
})

test('a wrong address ends the confirmation of the mail before, and the message of one that was refused', async () => {
  const { send, answer, now } = await openedAt('quoteSummary')
  send(quoteTo('ana@example.com'))
  await answer('sendQuoteEmail', { type: 'quoteEmail.sent' })
  send(quoteTo('ana@'))
  expect([selectSentMail(now()), selectEmailFault(now())]).toEqual([null, fault])
  send(quoteTo('ana@example.com'))
  await answer('sendQuoteEmail', { type: 'quoteEmail.refused', problem: noAnswer })
  expect([selectSentMail(now()), selectEmailFault(now())]).toEqual([null, noAnswer.message])
  send(linkTo('ana@'))
  expect(selectEmailFault(now())).toBe(fault)
})
