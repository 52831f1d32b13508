import { shallowEqual } from '@xstate/react'
import { type ActorOptions, createActor } from 'xstate'
import type { Client } from '../../../contract/client'
import type { Answers, StepName } from '../../../domain/application'
import { holdsRain } from '../../../domain/common/coverageTypes'
import { windowReturn } from '../../../machines/calls/focus'
import {
  askPurchase,
  authenticate,
  type CardVault,
  placeOrder,
  purchase,
  tokenizeCard,
} from '../../../machines/calls/payments'
import {
  applyCoupon,
  askAvailability,
  compareContact,
  createContact,
  currentDate,
  type Delayed,
  getCity,
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
import { reusable } from '../../../machines/customer/quote/model/quote.answers'
import { holdsAnswers } from '../../../machines/customer/quote/model/quote.offer'
import { begunWith } from '../../../machines/customer/quote/model/quote.partner'
import type { QuoteInput } from '../../../machines/customer/quote/model/quote.types'
import { restore, type Saved, toSaved } from '../../../machines/customer/quote/quote.draft'
import { quoteMachine } from '../../../machines/customer/quote/quote.machine'
import { type QuoteRef, selectIsUnread } from '../../../machines/customer/quote/quote.select'
import { type DraftStorage, quoteStore } from '../../../machines/customer/quote/quote.storage'
import type { DelayedAction } from '../../shared/browser/afterPaint'
import { inspection } from '../../shared/browser/inspection'
import { isOnline, reportNetwork } from '../../shared/browser/network'

/** The quote that the page's address names, and the reader's role. */
export interface QuoteLink {
  readonly contactId: string | null
  readonly view: View
  /** the step of a mailed link; the quote opens there if its answers reach that far */
  readonly step?: StepName
  /** whether a quote of rain insurance is begun beside the one of this browser */
  readonly isAnother?: true
}

const linked = ['terms', 'payment'] as const satisfies StepName[]

/**
 * Reads `?id=<contact>&from=admin` (specification sections 4 and 6), `&step=terms` or `&step=payment` of a mailed link,
 * and `&another` of the page of rain insurance.
 */
export function quoteLinkIn(search: string): QuoteLink {
  const params = new URLSearchParams(search)
  const step = linked.find((name) => name === params.get('step'))
  return {
    contactId: params.get('id') || null,
    view: params.get('from') === 'admin' ? 'admin' : 'quote',
    ...(params.has('another') && { isAnother: true }),
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
  /** the partner whose link was followed, and the answers in the link */
  readonly brought?: Pick<QuoteInput, 'partner' | 'prefill'>
  /** 8 to 60 characters of A-Z, a-z, 0-9, - and _, unique for each quote */
  readonly newKey: () => string
  readonly toast: (toast: { kind: 'success' | 'error'; text: string }) => void
  readonly redirect: (to: string) => void
  /** called when the quote gets a contact, so that the page's address can name it */
  readonly named: (contactId: string) => void
  /** called when the customer starts another quote with these answers; `isFresh` keeps this browser's saved draft */
  readonly restarted: (answers: Partial<Answers>, isFresh: boolean) => void
  /** answers to begin with that are not saved yet */
  readonly answers?: Partial<Answers>
  /** starts a new quote, even if this browser has a saved one */
  readonly isFresh?: boolean
  /** delays the storage of answers and steps until after a paint; payments are stored at once */
  readonly soon?: DelayedAction
  /** delays the sending of answers until after a paint; without it they are sent at once */
  readonly sending?: DelayedAction
  readonly clock?: ActorOptions<typeof quoteMachine>['clock']
}

/**
 * The only place that connects the quote's chart to its environment. Called once, outside React, so that StrictMode
 * starts nothing twice.
 */
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
      // the quote may have ended before the paint, and an ended quote is not stored
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
    // a purchased quote stays saved, so that its address leads to its policy again
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

const seen = ['answers', 'texts', 'unsaved', 'step', 'furthest'] as const satisfies (keyof Saved)[]

/**
 * Payment state is stored at once: after a crash the browser must know about every charge that the processor knows. So
 * is what a new quote sends, because the request that creates it does not wait.
 */
const isOnlyAnswered = (saved: Saved, last: Partial<Saved>) =>
  (Object.keys(saved) as (keyof Saved)[]).every(
    (name) =>
      saved[name] === last[name] ||
      (seen as readonly string[]).includes(name) ||
      (name === 'written' && saved.contactId !== null),
  )

const provided = ({ client, vault, soon, sending }: Outside) =>
  quoteMachine.provide({
    actors: {
      getPartner: getPartner(client),
      openContact: openContact(client),
      currentDate: currentDate(client),
      getCity: getCity(client),
      recalculate: recalculate(client, isOnline),
      createContact: createContact(client),
      patchContact: patchContact(client, sending && onceSeen(sending, soon)),
      compareContact: compareContact(client),
      sendQuoteEmail: sendQuoteEmail(client),
      sendPurchaseLink: sendPurchaseLink(client),
      applyCoupon: applyCoupon(client),
      signTerms: signTerms(client),
      submitForReview: submitForReview(client),
      windowReturn: windowReturn(window, document),
      askPurchase: askPurchase(client),
      askAvailability: askAvailability(client),
      authenticate: authenticate(vault),
      placeOrder: placeOrder(client),
      purchase: purchaseMachine.provide({
        actors: { tokenizeCard: tokenizeCard(vault, isOnline), purchase: purchase(client) },
      }),
    },
  })

/**
 * Sending costs the browser as much time as drawing a step, so a patch waits for the paint. There is never a second
 * patch on its way. The draft names the answers of a patch, and is stored before it.
 */
const onceSeen =
  (sending: DelayedAction, storing?: DelayedAction): Delayed =>
  (send) =>
    new Promise((done) =>
      sending.soon(() => {
        storing?.now()
        done(send())
      }),
    )

/**
 * The saved draft of the quote in the link. A link to another quote starts from that quote's contact, where it can be
 * read.
 */
function beginning(outside: Outside, read: Read): QuoteInput {
  const { link, brought = {}, newKey, answers, isFresh } = outside
  const { contactId, view, step } = link
  // a draft in this browser may belong to another customer, so staff begin with an empty quote
  const isNew = isFresh || (contactId === null && view === 'admin')
  const known = restore(isNew ? null : read(contactId), newKey)
  // each quote of a producer is another client's; the one before stays under its own address
  const isOfNext = contactId === null && brought.prefill?.insurance_producer === 'True'
  const kept = isOfNext && known.contactId ? restore(null, newKey) : ownOfRain(known, outside)
  const holdsOther = holdsOtherThan(contactId, read, newKey)
  if (contactId !== null && kept.contactId !== contactId)
    return { key: newKey(), contactId, view, step: step ?? 'quoteSummary', holdsOther, answers: kept.answers ?? {} }
  // the result of an unfinished payment is shown before the step of a link
  const isLed = contactId !== null && step && kept.sent !== kept.attempt
  const begun = { ...kept, answers: { ...answers, ...kept.answers }, view, holdsOther, ...(isLed && { step }) }
  // a link to an existing quote, or one that was followed before, fills in nothing
  return contactId === null ? begunWith(begun, brought) : begun
}

/**
 * Rain insurance is alone in its quote (decision 84): its link begins a new one with the answers of the quote before,
 * unless that one is of rain insurance itself. That one may be ordered, so the customer can ask for another one, and it
 * stays under its own address.
 */
function ownOfRain(known: ReturnType<typeof restore>, { link, brought, newKey }: Outside): ReturnType<typeof restore> {
  const isForRain = link.contactId === null && holdsRain(brought?.prefill?.coverage_type)
  const isAnother = link.isAnother === true && known.contactId != null
  if (!isForRain || (holdsRain(known.answers?.coverage_type) && !isAnother)) return known
  const { coverage_type: _, is_hcc: __, ...answers } = reusable((known.answers ?? {}) as Answers)
  return { ...restore(null, newKey), partner: known.partner ?? null, answers }
}

type Read = (contactId: string | null) => string | null

function holdsOtherThan(contactId: string | null, read: Read, newKey: () => string): boolean {
  if (contactId === null) return false
  const other = restore(read(null), newKey)
  return other.contactId !== contactId && holdsAnswers(other.answers ?? {})
}
