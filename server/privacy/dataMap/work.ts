import { byContact, byEmail, byJson, byRow, type DataMapOf } from './table'

/** Mail, jobs, the history and counts. */
export const workData = {
  mail_log: {
    purpose: 'mail that was sent: recipient, subject and content',
    label: 'Emails that we sent',
    person: [byContact(), byEmail('recipient')],
    erased: 'deleted',
    kept: 'mail',
    columns: {
      id: 'record',
      contact_id: 'record',
      kind: 'record',
      recipient: 'person',
      subject: 'person',
      message_id: 'record',
      state: 'record',
      error: 'record',
      created: 'record',
      sent: 'record',
      content_key: 'file',
      ledger_ids: 'record',
      search: 'index',
    },
  },
  mail_file: {
    purpose: 'attachments of mail, by their content',
    person: [],
    erased: 'kept',
    kept: 'mail',
    columns: {
      key: 'secret',
      used: 'record',
    },
  },
  job: {
    purpose: 'work that waits or is done, with what it needs',
    person: [byJson('payload', 'contactId'), byJson('payload', 'email')],
    erased: 'deleted',
    kept: 'quote',
    columns: {
      id: 'record',
      kind: 'record',
      payload: 'person',
      dedupe_key: 'secret',
      attempts: 'record',
      run_at: 'record',
      locked_until: 'record',
      done: 'record',
      dead: 'record',
      last_error: 'record',
      created: 'record',
      trace: 'record',
    },
  },
  audit: {
    purpose: 'each action with its actor, its time, and the values before and after',
    person: [
      byContact(),
      byEmail('entity_id'),
      byJson('before', 'email'),
      byJson('after', 'email'),
      byRow('entity_id', 'work_item'),
    ],
    erased: 'blanked',
    kept: 'history',
    columns: {
      id: 'record',
      at: 'record',
      actor: 'staff',
      entity: 'record',
      entity_id: 'person',
      action: 'record',
      before: 'person',
      after: 'person',
      contact_id: 'record',
    },
  },
  kept_answer: {
    purpose: 'sealed answers of repeated calls; the key is not stored',
    person: [],
    erased: 'kept',
    kept: 'good',
    columns: {
      idempotency_key: 'secret',
      request_hash: 'secret',
      answer: 'secret',
      created: 'record',
    },
  },
  counted_event: {
    purpose: 'how often something happened at a step, of all visits',
    person: [],
    erased: 'kept',
    kept: 'good',
    columns: {
      day: 'record',
      step: 'record',
      event: 'record',
      times: 'record',
    },
  },
  page_speed: {
    purpose: 'how fast pages were, of all visits',
    person: [],
    erased: 'kept',
    kept: 'good',
    columns: {
      day: 'record',
      step: 'record',
      measure: 'record',
      at_most: 'record',
      visits: 'record',
    },
  },
  rate_limit: {
    purpose: 'requests of an address in the current minute, and wrong passwords for an account in the current hour',
    person: [],
    erased: 'kept',
    kept: 'hour',
    columns: {
      key: 'secret',
      points: 'record',
      expire: 'record',
    },
  },
  sandbox_fact: {
    purpose: "facts of the sandbox card processor, without a card's number",
    person: [],
    erased: 'kept',
    kept: 'sandbox',
    columns: {
      drawer: 'record',
      name: 'secret',
      fact: 'money',
      written: 'record',
    },
  },
  serial: {
    purpose: 'the last number of each kind of entry',
    person: [],
    erased: 'kept',
    kept: 'good',
    columns: {
      name: 'record',
      last: 'record',
    },
  },
  canary: {
    purpose: 'when each part of the product last worked, and was tried since',
    person: [],
    erased: 'kept',
    kept: 'good',
    columns: { part: 'record', worked: 'record', tried: 'record' },
  },
  fill: {
    purpose: 'fills of the database that have run',
    person: [],
    erased: 'kept',
    kept: 'good',
    columns: {
      name: 'record',
      filled: 'record',
    },
  },
} satisfies DataMapOf<
  | 'mail_log'
  | 'mail_file'
  | 'job'
  | 'audit'
  | 'kept_answer'
  | 'counted_event'
  | 'page_speed'
  | 'rate_limit'
  | 'sandbox_fact'
  | 'serial'
  | 'canary'
  | 'fill'
>
