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
const write = ({ page }: QuotePage, emails: string) =>
  page.getByRole('textbox', { name: 'Email the quote to' }).fill(emails)
const emailTo = (page: QuotePage) => write(page, `payer.${page.contactId}@example.com`)
const typed = (text: string) => ({ type: 'text.typed', name: 'quoteEmails', text }) as const
/** The box has the addresses of the mail there. Elsewhere it may be empty already. */
const emptied = (now: Now) => (isIn(now, 'steps', 'quoteSummary.emailed') ? [typed('')] : [])
const mayLink = (now: Now) =>
  isOpen(now, 'quoteSummary') && !hasDraft(now) && isQuiet(now) && isIn(now, 'decision', 'quotable', 'approved')
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
        'referred.rejected',
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
    when: mayLink,
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

/** The box of the addresses, empty or with others. */
export const addressActs: readonly Act[] = [
  summary(
    'send the quote to nobody',
    (now) => [...emptied(now), { type: 'quoteEmail.requested', emails: '' }],
    async (page) => {
      await write(page, '')
      await page.press('Send the quote')
    },
  ),
  act(
    'type another address once the mail is sent',
    (now) => isQuiet(now) && isIn(now, 'steps', 'quoteSummary.emailed'),
    person(typed('other.sample@example.com'), (page) => write(page, 'other.sample@example.com')),
  ),
  {
    ...summary(
      'send a purchase link to nobody',
      (now) => [...emptied(now), { type: 'purchaseLink.requested', emails: '' }],
      async (page) => {
        await write(page, '')
        await page.press('Send a purchase link')
      },
    ),
    when: mayLink,
  },
]
