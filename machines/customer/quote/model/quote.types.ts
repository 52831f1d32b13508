import type { Contact, PlacedOrder, Price, Purchase } from '../../../../contract/client'
import type { Authentication, Problem, Reason, StartingPrice } from '../../../../contract/problem'
import type { Answers, FieldName, FormStep, StepName } from '../../../../domain/application'
import type { Cities, CityZips } from '../../../../domain/application/cities'
import type { CalendarDate } from '../../../../domain/common/dates'
import type { PaymentDraft } from '../../../../domain/quote/payment'
import type { PaymentType } from '../../../../domain/quote/paymentTypes'
import type { Suspension } from '../../../../domain/quote/suspension'
import type { OutcomesOf } from '../../../calls/call'
import type { Billing } from '../../../calls/payments'
import type { Coupon, ReviewRequest, View } from '../../../calls/quotes'
import type { AuthenticationEvent, PaymentEvent } from '../../../kit/payment'
import type { QuoteStatus } from '../../../lifecycle/lifecycle.machine'
import type { calls } from './quote.calls'

/** The text boxes beside the questions. Their text stays in this browser until it is sent. */
export type TextName = 'reviewEmail' | 'reviewMessage' | 'quoteEmails' | 'coupon' | 'orderEmails'

/** An action of the user. */
export type PersonEvent =
  | { type: 'answers.changed'; answers: Partial<Answers> }
  /** into a text box beside the questions */
  | { type: 'text.typed'; name: TextName; text: string }
  | { type: 'step.submitted' }
  | { type: 'step.left' }
  | { type: 'step.opened'; step: StepName }
  | { type: 'price.retried' }
  | { type: 'record.retried' }
  /** shows the changes of another user before anything is stored */
  | { type: 'conflict.sought' }
  /** keeps the answers here and overwrites those stored in another window */
  | { type: 'conflict.overruled' }
  /** takes the stored answers and discards those here. `step` is the open step */
  | { type: 'conflict.yielded'; step: StepName }
  /** a text field has the focus */
  | { type: 'field.entered' }
  | { type: 'quote.retried' }
  /** separated by semicolons */
  | { type: 'quoteEmail.requested'; emails: string }
  /** to the person who pays; separated by semicolons */
  | { type: 'purchaseLink.requested'; emails: string }
  | { type: 'coupon.submitted'; code: string }
  | { type: 'coupon.removed' }
  /** a button has corrected an answer that may be on another page; the text says what changed */
  | { type: 'answer.mended'; text: string }
  /** entries of the payment form that are no card data */
  | { type: 'payment.drafted'; draft: PaymentDraft }
  /** whether the card form is complete; its fields never reach a chart */
  | { type: 'payment.submitted'; card: 'complete' | 'incomplete' }
  /** pays by check or invoice, with the addresses for the documents */
  | ({ type: 'order.submitted' } & Billing)
  /** pays an order by card instead, or a quote whose order ended */
  | { type: 'order.reconsidered' }
  /** returns to the order */
  | { type: 'order.kept' }
  /** asks now how the attempt ended */
  | PaymentEvent
  /** asks whether the quote can be bought again */
  | { type: 'availability.asked' }
  | AuthenticationEvent
  /** submits a referral to an underwriter */
  | ({ type: 'review.requested' } & ReviewRequest)
  /** asks now for the result of the review */
  | { type: 'review.asked' }
  | { type: 'dialog.closed' }
  /** starts a new quote and clears this one from the browser */
  | { type: 'quote.restarted' }

/** An event from one region to the others. A region listens to these and never looks at another region's state. */
type RegionEvent =
  | { type: 'step.completed' }
  /** the step has faults and stays open */
  | { type: 'step.rejected' }
  /** the open step is left for any other one */
  | { type: 'step.passed' }
  | { type: 'step.refused'; problem: Problem }
  | { type: 'record.saved' }
  /** the answers have changed while they were being stored */
  | { type: 'record.outrun' }
  /** another user changed the quote, so nothing will be stored until that is settled */
  | { type: 'record.conflicted' }
  /** the answers here are discarded for the stored ones */
  | { type: 'record.yielded'; step: StepName }
  /** the answers can no longer be priced */
  | { type: 'price.lapsed' }

/** The browser's network status. */
type NetworkEvent = { type: 'network.lost' } | { type: 'network.regained' }

/** An event in the past tense, with all the data that a region needs. Most are outcomes of calls. */
export type QuoteOutcome = OutcomesOf<typeof calls> | RegionEvent | NetworkEvent

/** An operation on the whole store (decision 57). */
type StoreEvent =
  | { type: 'step.replaced'; step: FormStep; answers: Partial<Answers> }
  | { type: 'step.reset'; step: FormStep }
  /** left out, everything is reset */
  | { type: 'pricing.reset'; keeps?: 'coupon' | 'couponAndAmount' }

export type QuoteEvent = PersonEvent | QuoteOutcome | StoreEvent

export interface QuoteContext {
  readonly view: View
  readonly answers: Answers
  /** as typed, by `TextName` */
  readonly texts: Readonly<Record<string, string>>
  /** changed here, and not confirmed as stored */
  readonly unsaved: readonly FieldName[]
  readonly refusals: readonly Refusal[]
  /** days in the past, as the last price said; storing them does not fix them */
  readonly passed: readonly Refusal[]
  /** the partner whose link started the quote; from the contact on, the server stores it */
  readonly partner: string | null
  /** the answers of that link, until they are filled into an opened quote */
  readonly prefill: Partial<Answers>
  readonly contactId: string | null
  /** the contact's version; a save with an older one changes nothing */
  readonly version: number | null
  /** answers that the server may have from this window, or had when the quote was opened */
  readonly written: readonly Answers[]
  /** the quote as another window stored it */
  readonly conflict: Conflict | null
  readonly quoteNumber: string | null
  /** why staff whose role cannot save quotes only read it; null for everybody else */
  readonly readOnly: string | null
  /** from the server's last answer */
  readonly status: QuoteStatus
  /** the day on which its policy was canceled, for staff */
  readonly canceledOn: string | null
  /** the price of the current answers; null while unknown or withheld */
  readonly price: Price | null
  /** why the quote cannot be bought although it may have a price (decision record 74); null if nothing stops it */
  readonly suspension: Suspension | null
  /** the lowest price while answers about cancellation are missing; shown, and never an offer (decision 75) */
  readonly startingPrice: StartingPrice | null
  /** the previous price, to show what changed */
  readonly lastPrice: Price | null
  /** dollars; the amount that an underwriter approved for these answers */
  readonly approvedAmount: number | null
  /** conditions of the approval, signed with the terms */
  readonly conditions: readonly string[]
  /** reasons for the referral or decline */
  readonly reasons: readonly Reason[]
  /** ISO instant of the submission for review; null before */
  readonly reviewed: string | null
  /** the last request for review */
  readonly request: ReviewRequest | null
  /** the last request to mail the quote or its purchase link */
  readonly mailRequest: MailRequest | null
  /** reasons that a dialog has shown: a referral is news once, and not with every price */
  readonly shownReasons: readonly string[]
  /** reduces the policy fee: one coupon, or none */
  readonly coupons: readonly Coupon[]
  /** the code that was tried last; an empty code removes the coupon */
  readonly couponCode: string
  /** the name under the terms for the current answers */
  readonly signedBy: string | null
  /** the ZIP code whose city was requested last */
  readonly zip: string | null
  /** the cities of the ZIP codes that were answered here */
  readonly cities: Cities
  /** the ZIP codes beside which cities were answered here */
  readonly cityZips: CityZips
  /** today in New York */
  readonly today: CalendarDate | null
  /** the problem that each part of the page shows; cleared when its state is left */
  readonly problems: Readonly<Record<FailedPart, Problem | null>>
  readonly purchase: Purchase | null
  /** the purchase was shown in this browser before, so the policy's own page shows it now */
  readonly wasShown: boolean
  /** whether this browser has another quote's answers, which a broken link offers to resume */
  readonly holdsOther: boolean
  /** the order by check or invoice, while its payment is awaited */
  readonly order: PlacedOrder | null
  /** dollars received for the order so far, as the server said last */
  readonly received: number
  /** the policy of an order that is paid */
  readonly policy: { readonly number: string; readonly link: string } | null
  /** the payment form's entries that are no card data. Only the way to pay survives a reload */
  readonly paymentDraft: PaymentDraft
  /** the last order's form */
  readonly billing: Billing | null
  /** the first step to open; afterwards the chart's state is the step */
  readonly startAt: StepName
  /** the furthest step that was ever open */
  readonly furthest: StepName
  /**
   * random, one for each quote; every Idempotency-Key is derived from it, so that a reload does not create a second
   * contact
   */
  readonly key: string
  readonly attempt: number
  /** the attempt sent last; while it equals `attempt`, its outcome is unknown */
  readonly sent: number
  /** dollars of that attempt */
  readonly sentAmount: number
  /** how the cardholder confirms the payment with the bank, while it waits for that */
  readonly authentication: Authentication | null
  /** counts rejections: at each the summary takes the focus again */
  readonly rejections: number
  /** the questions of the last rejection: one that appears later is no error before the next attempt to continue */
  readonly rejected: readonly string[]
  /** counts the rejections of each text: at each its box takes the focus again */
  readonly textRejections: Readonly<Partial<Record<TextName, number>>>
}

/** The addresses of a mail, and which one it is. */
export type MailRequest = Extract<PersonEvent, { type: 'quoteEmail.requested' | 'purchaseLink.requested' }>

export type FailedPart = 'opening' | 'record' | 'price' | 'dialog' | 'email' | 'coupon' | 'payment' | 'today' | 'review'

/** A quote as another window has stored it. */
export interface Conflict {
  readonly contact: Contact
  /** `rejections` when the conflict was found: a later rejection leads the user to it */
  readonly since: number
}

/** An answer that the server refused. The fault lasts until the answer changes. */
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
    | 'texts'
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
> & {
    readonly step?: StepName
    readonly answers?: Partial<Answers>
    /** the way to pay that was chosen before a reload */
    readonly paymentType?: PaymentType | null
  }

/** Events for src/app. */
export type QuoteEmitted =
  | { type: 'toast'; kind: 'success' | 'error'; text: string }
  | { type: 'redirect'; to: string }
  /** names the contact for the page's address */
  | { type: 'contact.named'; id: string }
  /** answers that follow from others, for the open form */
  | { type: 'answers.filled'; answers: Partial<Answers> }
  /** with the answers of the next quote. `kept` says whether this browser still has this quote */
  | { type: 'restarted'; answers: Partial<Answers>; kept: 'forgotten' | 'left' | 'resumed' }

export interface QuoteMeta {
  /** the overlay's text while the state waits */
  readonly busy?: string
}

/** `background`: waits without an overlay. `modal`: a dialog is open. `suspended`: no purchase can begin. */
export type QuoteTag = 'background' | 'modal' | 'suspended'
