import type { Contact, PlacedOrder, Price, Purchase } from '../../../../contract/client'
import type { Problem, Reason } from '../../../../contract/problem'
import type { Answers, FieldName, FormStep, StepName } from '../../../../domain/application'
import type { CalendarDate } from '../../../../domain/common/dates'
import type { ReturnFact } from '../../../calls/focus'
import type { Billing, PurchaseFact } from '../../../calls/payments'
import type {
  ComparedFact,
  Coupon,
  CouponFact,
  DateFact,
  EmailFact,
  OpeningFact,
  PartnerFact,
  PriceFact,
  PurchaseLinkFact,
  ReviewFact,
  ReviewRequest,
  StoringFact,
  View,
} from '../../../calls/quotes'
import type { TermsFact } from '../../../calls/terms'
import type { PaymentEvent } from '../../../kit/payment'
import type { QuoteStatus } from '../../../lifecycle/lifecycle.machine'

/** What a person does. */
export type PersonEvent =
  | { type: 'answers.changed'; answers: Partial<Answers> }
  | { type: 'step.submitted' }
  | { type: 'step.left' }
  | { type: 'step.opened'; step: StepName }
  | { type: 'price.retried' }
  | { type: 'record.retried' }
  /** told that somebody else has changed the quote, one looks at what they did before anything is stored */
  | { type: 'conflict.sought' }
  /** keep what stands here, and write over what was stored in another window */
  | { type: 'conflict.overruled' }
  /** take what was stored there; what stands here is dropped. `step` is the one that is open */
  | { type: 'conflict.yielded'; step: StepName }
  /** a field to type in has the focus */
  | { type: 'field.entered' }
  | { type: 'quote.retried' }
  /** addresses with semicolons between them */
  | { type: 'quoteEmail.requested'; emails: string }
  /** the same, of whoever is to pay */
  | { type: 'purchaseLink.requested'; emails: string }
  | { type: 'coupon.submitted'; code: string }
  | { type: 'coupon.removed' }
  /** whether the card's own form is right: its fields never come near a chart */
  | { type: 'payment.submitted'; card: 'complete' | 'incomplete' }
  /** the same of a check or an invoice, with where its papers go */
  | ({ type: 'order.submitted' } & Billing)
  /** pay by card what was to be paid by check or invoice */
  | { type: 'order.reconsidered' }
  /** and not after all: what was ordered stands */
  | { type: 'order.kept' }
  /** find out now what became of the attempt */
  | PaymentEvent
  /** have an underwriter look at a referral */
  | ({ type: 'review.requested' } & ReviewRequest)
  /** find out now what has become of the review */
  | { type: 'review.asked' }
  | { type: 'dialog.closed' }
  /** begin another quote; this one is forgotten here */
  | { type: 'quote.restarted' }

/** What one region tells the others. A region listens to these and never looks at another region's state. */
type RegionFact =
  | { type: 'step.completed' }
  /** it is not left, for what is wrong in it */
  | { type: 'step.rejected' }
  /** the one that was open is left, for whichever other one */
  | { type: 'step.passed' }
  | { type: 'step.refused'; problem: Problem }
  | { type: 'record.saved' }
  /** what was stored is out of date already: answers have changed on the way */
  | { type: 'record.outrun' }
  /** somebody else changed the quote; whoever waits for it to be stored waits in vain */
  | { type: 'record.conflicted' }
  /** what stands here is given up for what was stored elsewhere */
  | { type: 'record.yielded'; step: StepName }
  /** the answers can no longer be priced */
  | { type: 'price.lapsed' }

/** What the window says of the network. */
type NetworkFact = { type: 'network.lost' } | { type: 'network.regained' }

/** What has come to pass, in the past tense, with all that a listener needs. Most are the output of a call. */
export type QuoteFact =
  | RegionFact
  | OpeningFact
  | PriceFact
  | StoringFact
  | ComparedFact
  | NetworkFact
  | EmailFact
  | PurchaseLinkFact
  | CouponFact
  | TermsFact
  | ReviewFact
  | ReturnFact
  | DateFact
  | PartnerFact
  | PurchaseFact

/** What is done to the store as a whole (decision 57). */
type StoreEvent =
  | { type: 'step.replaced'; step: FormStep; answers: Partial<Answers> }
  | { type: 'step.reset'; step: FormStep }
  /** left out, nothing is kept */
  | { type: 'pricing.reset'; keeps?: 'coupon' | 'couponAndAmount' }

export type QuoteEvent = PersonEvent | QuoteFact | StoreEvent

export interface QuoteContext {
  readonly view: View
  readonly answers: Answers
  /** changed here, and not yet known to be stored */
  readonly unsaved: readonly FieldName[]
  readonly refusals: readonly Refusal[]
  /** days that have passed, as the last price said: storing them does not mend them */
  readonly passed: readonly Refusal[]
  /** whose link it is begun from; the server keeps it from the contact on */
  readonly partner: string | null
  /** what that link answers, until a quote is open in which nothing of it is written over */
  readonly prefill: Partial<Answers>
  readonly contactId: string | null
  /** the contact's, as the server last said: a save that names an older one changes nothing */
  readonly version: number | null
  /** what the server may have of the answers by this window's doing, or had when it was opened */
  readonly written: readonly Answers[]
  /** what was stored in another window meanwhile */
  readonly conflict: Conflict | null
  readonly quoteNumber: string | null
  /** what the server last said of the quote as a whole */
  readonly status: QuoteStatus
  /** the price of just these answers; null while it is not known or withheld */
  readonly price: Price | null
  /** the price before that one, for what changed */
  readonly lastPrice: Price | null
  /** dollars an underwriter approved these answers for */
  readonly approvedAmount: number | null
  /** under which they approved it: signed for with the terms */
  readonly conditions: readonly string[]
  /** why the answers are referred or declined */
  readonly reasons: readonly Reason[]
  /** ISO instant at which the referral was submitted for review; null while it is not */
  readonly reviewed: string | null
  /** what was last said with that */
  readonly request: ReviewRequest | null
  /** what the dialogs have told of these: a referral is news once, and not with every price */
  readonly shownReasons: readonly string[]
  /** what comes off the policy fee: one, or none */
  readonly coupons: readonly Coupon[]
  /** the code that was tried last; none takes the coupon away */
  readonly couponCode: string
  /** who agreed to the terms for just these answers */
  readonly signedBy: string | null
  /** the New York day */
  readonly today: CalendarDate | null
  /** what the state that is open tells, one for each place that tells; it goes when its state does */
  readonly problems: Readonly<Record<FailedPart, Problem | null>>
  readonly purchase: Purchase | null
  /** the purchase was shown in this browser before: it has a page of its own since, which says how it stands now */
  readonly wasShown: boolean
  /** whether this browser holds answers of another quote than the link names, which a link that leads nowhere offers */
  readonly holdsOther: boolean
  /** by check or invoice, while the money is on its way */
  readonly order: PlacedOrder | null
  /** how it was last ordered */
  readonly billing: Billing | null
  /** where to begin; afterwards the chart knows where one is */
  readonly startAt: StepName
  /** the last step, in their order, that was ever open */
  readonly furthest: StepName
  /** made once a quote; every Idempotency-Key is derived from it, so that a reload does not make a second contact */
  readonly key: string
  readonly attempt: number
  /** the attempt that was last sent; while it is the present one, nobody knows whether it was paid */
  readonly sent: number
  /** dollars it was sent with */
  readonly sentAmount: number
  /** how often this visit was told that answers are wrong: each time the summary takes the focus anew */
  readonly rejections: number
}

export type FailedPart = 'opening' | 'price' | 'dialog' | 'email' | 'coupon' | 'payment' | 'today' | 'review'

/** A quote that was changed in another window, as it is there. */
export interface Conflict {
  readonly contact: Contact
  /** `rejections` as it was found: whoever tries to go on all the same is led to it */
  readonly since: number
}

/** An answer the server refused. It is at fault only as long as it is still that answer. */
export interface Refusal {
  readonly field: FieldName
  readonly value: unknown
  readonly message: string
}

export type QuoteInput = { readonly key: string } & Partial<
  Pick<
    QuoteContext,
    | 'view'
    | 'written'
    | 'partner'
    | 'prefill'
    | 'contactId'
    | 'quoteNumber'
    | 'unsaved'
    | 'furthest'
    | 'attempt'
    | 'sent'
    | 'sentAmount'
    | 'signedBy'
    | 'wasShown'
    | 'holdsOther'
  >
> & { readonly step?: StepName; readonly answers?: Partial<Answers> }

/** What the world beside the screen is told. */
export type QuoteEmitted =
  | { type: 'toast'; kind: 'success' | 'error'; text: string }
  | { type: 'redirect'; to: string }
  /** which contact this is, for the address of the page */
  | { type: 'contact.named'; id: string }
  /** with what another quote begins with, and what becomes of this one in the browser */
  | { type: 'restarted'; answers: Partial<Answers>; kept: 'forgotten' | 'left' | 'resumed' }

export interface QuoteMeta {
  /** the overlay's text while this state waits */
  readonly busy?: string
}

/** `background`: waits without an overlay. `modal`: a dialog is open. */
export type QuoteTag = 'background' | 'modal'
