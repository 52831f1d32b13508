import { type Act, act, answers, hasDraft, isIn, type Now, person } from './act'
import { isOpen, isQuiet, lost } from './acts.steps'
import type { QuotePage } from './page'

/** Actions on the summary: buying the quote, and emailing it. */
const summary = (name: string, ...hears: Parameters<typeof person>) =>
  act(
    name,
    (now) => isOpen(now, 'quoteSummary') && !hasDraft(now) && isQuiet(now) && isIn(now, 'record', 'saved', 'unsaved'),
    person(...hears),
  )
/** Each quote has a new address, because the server limits emails to one address. */
const address = 'payer.sample@example.com'
const emailTo = async ({ page, contactId }: QuotePage) =>
  page.getByRole('textbox', { name: 'Email the quote to' }).fill(`payer.${contactId}@example.com`)
const isSending = (now: Now, how: string) => isIn(now, 'steps', `quoteSummary.${how}`)

export const summaryActs: readonly Act[] = [
  {
    ...summary('buy this cover', { type: 'step.submitted' }, ({ page }) =>
      page.getByRole('main').getByRole('button', { name: 'Continue to your details', exact: true }).last().click(),
    ),
    when: (now) =>
      isOpen(now, 'quoteSummary') &&
      !hasDraft(now) &&
      isQuiet(now) &&
      !isIn(now, 'price', 'withheld') &&
      !isIn(
        now,
        'decision',
        'declined',
        'referred.unsubmitted',
        'referred.refused',
        'inReview.resting.waiting',
        'inReview.resting.unheard',
      ) &&
      (isIn(now, 'price', 'priced', 'failed') || isIn(now, 'decision', 'approved')),
  },
  summary('send the quote', { type: 'quoteEmail.requested', emails: address }, async (page) => {
    await emailTo(page)
    await page.press('Send the quote')
  }),
  {
    ...summary('send a purchase link', { type: 'purchaseLink.requested', emails: address }, async (page) => {
      await emailTo(page)
      await page.press('Send a purchase link')
    }),
    when: (now) =>
      isOpen(now, 'quoteSummary') && !hasDraft(now) && isQuiet(now) && isIn(now, 'decision', 'quotable', 'approved'),
  },
  act(
    'the mail goes',
    (now) => isSending(now, 'emailing'),
    answers('sendQuoteEmail', () => ({ type: 'quoteEmail.sent' })),
  ),
  act(
    'the mail is lost',
    (now) => isSending(now, 'emailing'),
    answers('sendQuoteEmail', () => ({ type: 'quoteEmail.refused', problem: lost }), 'lost'),
  ),
  act(
    'the link goes',
    // a quote that waits for its payment has none
    (now) => isSending(now, 'linking') && !now.server.isOrdered,
    answers('sendPurchaseLink', () => ({ type: 'purchaseLink.sent' })),
  ),
  act(
    'the link is lost',
    (now) => isSending(now, 'linking'),
    answers('sendPurchaseLink', () => ({ type: 'purchaseLink.refused', problem: lost }), 'lost'),
  ),
]
