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
    intro: ['The customer is told by email, and can buy it at the price of its answers.'],
    submit: 'Approve it',
    leave: 'Not yet',
    isAsked: true,
  },
  decline: {
    act: 'Decline',
    title: 'Decline this quote?',
    intro: ['The customer is told by email, with the reason as you write it here.'],
    submit: 'Decline it',
    leave: 'Not yet',
    isAsked: true,
    tone: 'stop',
  },
  reopen: {
    act: 'Open again',
    title: 'Open this quote again?',
    intro: ['It waits for an underwriter again. The customer is not told.'],
    submit: 'Open it again',
    leave: 'Keep it declined',
    isAsked: true,
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
    intro: ['It replaces the one before: whoever checks the old code is told so.'],
    submit: 'Generate it',
    leave: back,
    isAsked: false,
  },
  purchaseLink: {
    act: 'Send purchase link',
    title: 'Send the purchase link',
    intro: ['It opens the quote where it is paid for.'],
    submit: 'Send it',
    leave: back,
    isAsked: false,
  },
  policyLink: {
    act: 'Send policy link',
    title: 'Send the policy link',
    intro: ['It opens the policy’s page: send it to nobody but the insured or the producer.'],
    submit: 'Send it',
    leave: back,
    isAsked: false,
  },
  prospect: {
    act: 'Add to prospects',
    title: 'Add to the prospects',
    intro: ['Their name and address are taken from here.'],
    submit: 'Add them',
    leave: back,
    isAsked: false,
  },
  record: {
    act: 'Change the record',
    title: 'Change the record',
    intro: ['Only our staff see it.'],
    submit: 'Save',
    leave: back,
    isAsked: false,
  },
  fee: {
    act: 'Change the fee',
    title: 'Change the policy fee',
    intro: ['The price is worked out again with it.'],
    submit: 'Save',
    leave: back,
    isAsked: false,
  },
}
