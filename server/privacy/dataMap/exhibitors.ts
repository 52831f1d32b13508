import { byContact, byEmail, byRow, type DataMapOf } from './table'

/** Events of organizers and their exhibitors. */
export const exhibitorsData = {
  organizer_event: {
    purpose: 'events of organizers, with the insurance that they require',
    person: [],
    erased: 'kept',
    kept: 'good',
    columns: {
      id: 'record',
      code: 'record',
      answers: 'insurance',
      first_day: 'insurance',
      last_day: 'insurance',
      version: 'record',
      created: 'record',
      edited: 'record',
    },
  },
  organizer: {
    purpose: 'the addresses of an organizer',
    label: 'Events that the address organizes, or gets certificates of',
    person: [byEmail(), byEmail('send_to')],
    erased: 'deleted',
    ifRetained: 'erased',
    kept: 'request',
    columns: { event_id: 'record', email: 'person', send_to: 'person' },
  },
  organizer_link: {
    purpose: 'links that open an event for its organizer',
    label: 'Links to an organizer’s event',
    person: [byEmail()],
    erased: 'deleted',
    ifRetained: 'erased',
    kept: 'request',
    columns: { token_hash: 'secret', event_id: 'record', email: 'person', created: 'record', revoked: 'record' },
  },
  exhibitor: {
    purpose: 'businesses that exhibit at an event',
    label: 'Invitations to exhibit at an event',
    person: [byEmail()],
    erased: 'deleted',
    ifRetained: 'erased',
    kept: 'request',
    columns: {
      id: 'record',
      event_id: 'record',
      business: 'person',
      email: 'person',
      contact: 'person',
      booth: 'insurance',
      is_registered: 'record',
      created: 'record',
      mailed_on: 'record',
      reminders_stopped: 'record',
      removed: 'record',
    },
  },
  exhibitor_link: {
    purpose: 'links that open an exhibitor’s page',
    person: [byRow('exhibitor_id', 'exhibitor')],
    erased: 'deleted',
    ifRetained: 'erased',
    kept: 'request',
    columns: { token_hash: 'secret', exhibitor_id: 'record', created: 'record' },
  },
  exhibitor_quote: {
    purpose: 'quotes that an exhibitor began from its page',
    person: [byContact(), byRow('exhibitor_id', 'exhibitor')],
    erased: 'deleted',
    ifRetained: 'erased',
    kept: 'quote',
    columns: { contact_id: 'record', exhibitor_id: 'record', created: 'record' },
  },
  exhibitor_certificate: {
    purpose: 'certificates from elsewhere that an exhibitor uploads',
    label: 'Certificates that the exhibitor uploaded',
    person: [byRow('exhibitor_id', 'exhibitor')],
    erased: 'deleted',
    ifRetained: 'erased',
    kept: 'request',
    columns: {
      id: 'record',
      exhibitor_id: 'record',
      key: 'file',
      name: 'person',
      type: 'record',
      bytes: 'record',
      uploaded: 'record',
      state: 'record',
      reason: 'person',
      decided: 'record',
    },
  },
  organizer_invoice: {
    purpose: 'invoices of organizers for orders of their exhibitors',
    person: [],
    erased: 'kept',
    kept: 'money',
    columns: {
      id: 'record',
      event_id: 'record',
      number: 'record',
      state: 'record',
      requested: 'record',
      ended: 'record',
      reference: 'money',
    },
  },
  organizer_invoice_line: {
    purpose: 'the orders on an organizer’s invoice',
    person: [byContact()],
    erased: 'deleted',
    kept: 'money',
    columns: {
      invoice_id: 'record',
      order_id: 'record',
      contact_id: 'record',
      amount_cents: 'money',
      state: 'record',
      ended: 'record',
    },
  },
} satisfies DataMapOf<
  | 'organizer_event'
  | 'organizer'
  | 'organizer_link'
  | 'exhibitor'
  | 'exhibitor_link'
  | 'exhibitor_quote'
  | 'exhibitor_certificate'
  | 'organizer_invoice'
  | 'organizer_invoice_line'
>
