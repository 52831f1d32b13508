import { shallowEqual } from '@xstate/react'
import { type ActorOptions, createActor } from 'xstate'
import type { Client } from '../../../contract/client'
import type { Answers, StepName } from '../../../domain/application'
import { windowReturn } from '../../../machines/calls/focus'
import { askPurchase, type CardVault, placeOrder, purchase, tokenizeCard } from '../../../machines/calls/payments'
import {
  applyCoupon,
  compareContact,
  createContact,
  currentDate,
  getPartner,
  openContact,
  patchContact,
  recalculate,
  sendPurchaseLink,
  sendQuoteEmail,
  submitForReview,
  type View,
} from '../../../machines/calls/quotes'
import { signTerms } from '../../../machines/calls/terms'
import { purchaseMachine } from '../../../machines/customer/quote/model/purchase.machine'
import { holdsAnswers } from '../../../machines/customer/quote/model/quote.offer'
import { begunWith } from '../../../machines/customer/quote/model/quote.partner'
import type { QuoteInput } from '../../../machines/customer/quote/model/quote.types'
import { restore, type Saved, toSaved } from '../../../machines/customer/quote/quote.draft'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import { type QuoteRef, selectIsUnread } from '../../../machines/customer/quote/quote.select'
import { type DraftStorage, quoteStore } from '../../../machines/customer/quote/quote.storage'
import type { Soon } from '../../shared/browser/afterPaint'
import { inspection } from '../../shared/browser/inspection'
import { reportNetwork } from '../../shared/browser/network'

/** Which quote the page's address names, and who looks. */
export interface QuoteLink {
  readonly contactId: string | null
  readonly view: View
  /** where a mailed link leads, as far as the answers reach */
  readonly step?: StepName
}

const linked = ['terms', 'payment'] as const satisfies StepName[]

/** `?id=<contact>&from=admin` (specification sections 4 and 6), and `&step=terms` or `&step=payment` of a mailed link. */
export function quoteLinkIn(search: string): QuoteLink {
  const params = new URLSearchParams(search)
  const step = linked.find((name) => name === params.get('step'))
  return {
    contactId: params.get('id') || null,
    view: params.get('from') === 'admin' ? 'admin' : 'quote',
    ...(step && { step }),
  }
}

export interface Outside {
  readonly client: Client
  readonly vault: CardVault
  readonly storage: DraftStorage
  /** of this tab alone */
  readonly ownStorage?: DraftStorage
  readonly link: QuoteLink
  /** whose link leads here, and what it answers */
  readonly brought?: Pick<QuoteInput, 'partner' | 'prefill'>
  /** 8 to 60 characters of A-Z, a-z, 0-9, - and _ that nobody has had before */
  readonly newKey: () => string
  readonly toast: (toast: { kind: 'success' | 'error'; text: string }) => void
  readonly redirect: (to: string) => void
  /** the quote has this contact: the page's address should name it */
  readonly named: (contactId: string) => void
  /** another quote may be started, with these answers; `isFresh` leaves what this browser holds where it is */
  readonly restarted: (answers: Partial<Answers>, isFresh: boolean) => void
  /** what a quote begins with that is not kept yet */
  readonly answers?: Partial<Answers>
  /** begins another one, whatever this browser holds */
  readonly isFresh?: boolean
  /** answers and steps are kept once they are seen; what is paid for, and everything without this, before */
  readonly soon?: Soon
  /** answers are sent once what led to it is seen; without this, at once */
  readonly sending?: Soon
  readonly clock?: ActorOptions<typeof quoteMachine>['clock']
}

/** The one place where the quote's chart meets the world. Made once, above React: StrictMode starts nothing twice. */
export function startQuote(outside: Outside): QuoteRef {
  const { storage, ownStorage, soon, clock } = outside
  const store = quoteStore(storage, ownStorage)
  const actor = createActor(provided(outside), {
    ...inspection,
    input: beginning(outside, store.read),
    ...(clock && { clock }),
  })
  const forget = () => {
    soon?.drop()
    store.forget(actor.getSnapshot().context.contactId)
  }

  let last: Partial<Saved> = {}
  let wasOpen = false
  actor.subscribe((snapshot) => {
    const saved = toSaved(snapshot)
    wasOpen ||= !selectIsUnread(snapshot)
    if (snapshot.status === 'active' && wasOpen && !shallowEqual(saved, last)) {
      const write = () => store.write(saved)
      // by then it may be over, and nothing of it to be kept
      if (soon && isOnlyAnswered(saved, last)) soon.soon(() => actor.getSnapshot().status === 'active' && write())
      else {
        soon?.drop()
        write()
      }
    }
    last = saved
  })
  actor.on('toast', outside.toast)
  actor.on('contact.named', ({ id }) => outside.named(id))
  actor.on('redirect', ({ to }) => {
    // what was bought here leads to its policy again, whenever its address is opened
    if (!actor.getSnapshot().context.wasShown) forget()
    outside.redirect(to)
  })
  actor.on('restarted', ({ answers, kept }) => {
    if (kept === 'forgotten') forget()
    outside.restarted(answers, kept === 'left')
  })
  actor.start()
  reportNetwork(window, actor)
  return actor
}

const seen = ['answers', 'unsaved', 'step', 'furthest'] as const satisfies (keyof Saved)[]

/** What was paid, and for what, is never to be known later than the processor knows it. */
const isOnlyAnswered = (saved: Saved, last: Partial<Saved>) =>
  (Object.keys(saved) as (keyof Saved)[]).every(
    (name) => saved[name] === last[name] || (seen as readonly string[]).includes(name),
  )

const provided = ({ client, vault, sending }: Outside) =>
  quoteMachine.provide({
    actors: {
      getPartner: getPartner(client),
      openContact: openContact(client),
      currentDate: currentDate(client),
      recalculate: recalculate(client, () => navigator.onLine),
      createContact: createContact(client),
      patchContact: patchContact(sending ? sentOnceSeen(client, sending) : client),
      compareContact: compareContact(client),
      sendQuoteEmail: sendQuoteEmail(client),
      sendPurchaseLink: sendPurchaseLink(client),
      applyCoupon: applyCoupon(client),
      signTerms: signTerms(client),
      submitForReview: submitForReview(client),
      windowReturn: windowReturn(window, document),
      askPurchase: askPurchase(client),
      placeOrder: placeOrder(client),
      purchase: purchaseMachine.provide({ actors: { tokenizeCard: tokenizeCard(vault), purchase: purchase(client) } }),
    },
  })

/** To send something takes the browser as long as to draw a step. There is never a second patch on its way. */
const sentOnceSeen = (client: Client, { soon }: Soon): Client => ({
  ...client,
  patchContact: (...sent) => new Promise((done) => soon(() => done(client.patchContact(...sent)))),
})

/** What is kept of the quote that the link names; a link to another one starts from its contact, where it can be read. */
function beginning({ link, brought = {}, newKey, answers, isFresh }: Outside, read: Read): QuoteInput {
  const { contactId, view, step } = link
  // what this browser holds was begun by somebody else: ours begin a customer's quote with nothing
  const isNew = isFresh || (contactId === null && view === 'admin')
  const kept = restore(isNew ? null : read(contactId), newKey)
  const holdsOther = holdsOtherThan(contactId, read, newKey)
  if (contactId !== null && kept.contactId !== contactId)
    return { key: newKey(), contactId, view, step: step ?? 'quoteSummary', holdsOther, answers: kept.answers ?? {} }
  // what became of a payment comes before where a link leads
  const isLed = contactId !== null && step && kept.sent !== kept.attempt
  const begun = { ...kept, answers: { ...answers, ...kept.answers }, view, holdsOther, ...(isLed && { step }) }
  // a link that names a quote, or that was followed before, answers nothing
  return contactId === null ? begunWith(begun, brought) : begun
}

type Read = (contactId: string | null) => string | null

function holdsOtherThan(contactId: string | null, read: Read, newKey: () => string): boolean {
  if (contactId === null) return false
  const other = restore(read(null), newKey)
  return other.contactId !== contactId && holdsAnswers(other.answers ?? {})
}
