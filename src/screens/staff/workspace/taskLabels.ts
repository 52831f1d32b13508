import type { TaskKind } from '../../../../domain/staff/contactForms'

interface Words {
  /** the button that begins the task */
  readonly act: string
  readonly title: string
  readonly intro: readonly string[]
  readonly submit: string
  /** the button that leaves the task */
  readonly leave: string
  /** a task that changes the customer's quote or policy is a dialog; any other is a form on the page */
  readonly isAsked: boolean
  readonly tone?: 'stop'
}

const back = 'Back to the record'

/** The labels of the staff's tasks. */
export const taskWords: Readonly<Record<TaskKind, Words>> = {
  approve: {
    act: 'Approve',
    title: 'Approve this quote?',
    intro: ['We email the customer, who can then buy the quote at its price.'],
    submit: 'Approve it',
    leave: 'Not yet',
    isAsked: true,
  },
  decline: {
    act: 'Decline',
    title: 'Decline this quote?',
    intro: ['We email the customer the reason as you write it here.'],
    submit: 'Decline it',
    leave: 'Not yet',
    isAsked: true,
    tone: 'stop',
  },
  reopen: {
    act: 'Open again',
    title: 'Open this quote again?',
    intro: ['An underwriter has to decide on it again. The customer is not notified.'],
    submit: 'Open it again',
    leave: 'Keep it declined',
    isAsked: true,
  },
  handOver: {
    act: 'Hand to underwriting',
    title: 'Hand to underwriting',
    intro: ['An underwriter sets the price and decides. We email the decision to this address.'],
    submit: 'Hand it over',
    leave: back,
    isAsked: false,
  },
  cancel: {
    act: 'Cancel policy',
    title: 'Cancel this policy?',
    intro: ['Coverage ends immediately, and we notify the insured by email. This cannot be undone.'],
    submit: 'Cancel the policy',
    leave: 'Keep it',
    isAsked: true,
    tone: 'stop',
  },
  certificate: {
    act: 'Generate certificate',
    title: 'Generate a certificate',
    intro: [
      'If this holder has a certificate, the new one replaces it, and a check of the old code says so. Certificates of other holders stay valid.',
    ],
    submit: 'Generate it',
    leave: back,
    isAsked: false,
  },
  purchaseLink: {
    act: 'Send purchase link',
    title: 'Send the purchase link',
    intro: ['The link opens the quote at the payment step.'],
    submit: 'Send it',
    leave: back,
    isAsked: false,
  },
  policyLink: {
    act: 'Send policy link',
    title: 'Send the policy link',
    intro: ['The link opens the policy’s page. Send it only to the insured or the producer.'],
    submit: 'Send it',
    leave: back,
    isAsked: false,
  },
  prospect: {
    act: 'Add to prospects',
    title: 'Add to the prospects',
    intro: ['We use the name and address of this contact.'],
    submit: 'Add them',
    leave: back,
    isAsked: false,
  },
  resendOrder: {
    act: 'Send the order again',
    title: 'Send the order again',
    intro: ['We email how to pay, with the invoice if one was ordered. It goes to these addresses from now on.'],
    submit: 'Send it',
    leave: back,
    isAsked: false,
  },
  extendOrder: {
    act: 'Change the due date',
    title: 'Change the due date',
    intro: ['The quote expires after this day if it is not paid. The customer is not notified.'],
    submit: 'Save',
    leave: back,
    isAsked: false,
  },
  withdrawOrder: {
    act: 'Withdraw the order',
    title: 'Withdraw this order?',
    intro: [
      'Its invoice is credited, and any part payment becomes a refund that we owe. The quote expires.',
      'The customer is not notified. This cannot be undone.',
    ],
    submit: 'Withdraw it',
    leave: 'Keep it',
    isAsked: true,
    tone: 'stop',
  },
  record: {
    act: 'Change the record',
    title: 'Change the record',
    intro: ['Only staff can see it.'],
    submit: 'Save',
    leave: back,
    isAsked: false,
  },
  note: {
    act: 'Add a note',
    title: 'Add a note',
    intro: ['Only staff can see it. A note does not change later.'],
    submit: 'Add it',
    leave: back,
    isAsked: false,
  },
  fee: {
    act: 'Change the fee',
    title: 'Change the policy fee',
    intro: ['The price is recalculated with it.'],
    submit: 'Save',
    leave: back,
    isAsked: false,
  },
}
