import { byContact, type DataMapOf } from './table'

/** The accounts of staff. */
export const staffData = {
  staff_user: {
    purpose: 'accounts of staff',
    person: [],
    erased: 'kept',
    kept: 'account',
    columns: {
      id: 'record',
      name: 'staff',
      email: 'staff',
      role: 'staff',
      password_hash: 'secret',
      created: 'record',
      edited: 'record',
      disabled: 'record',
      version: 'record',
      password_given: 'record',
    },
  },
  staff_session: {
    purpose: 'sign-ins of staff',
    person: [],
    erased: 'kept',
    kept: 'session',
    columns: {
      token_hash: 'secret',
      id: 'record',
      user_id: 'staff',
      browser: 'staff',
      proof: 'record',
      used: 'record',
      created: 'record',
      expires: 'record',
      revoked: 'record',
    },
  },
  password_reset: {
    purpose: 'mailed links with which staff choose a new password',
    person: [],
    erased: 'kept',
    kept: 'link',
    columns: {
      token_hash: 'secret',
      user_id: 'staff',
      created: 'record',
      expires: 'record',
    },
  },
  staff_identity: {
    purpose: 'the accounts of staff at the sign-in of their company',
    person: [],
    erased: 'kept',
    kept: 'account',
    columns: {
      issuer: 'record',
      subject: 'staff',
      user_id: 'staff',
      created: 'record',
    },
  },
  staff_authenticator: {
    purpose: 'authenticator apps of staff',
    person: [],
    erased: 'kept',
    kept: 'factor',
    columns: {
      user_id: 'staff',
      secret: 'secret',
      since: 'record',
      last_step: 'record',
      pending: 'secret',
      pending_since: 'record',
    },
  },
  staff_recovery_code: {
    purpose: 'codes that replace a lost second factor',
    person: [],
    erased: 'kept',
    kept: 'factor',
    columns: { user_id: 'staff', code_hash: 'secret', used: 'record' },
  },
  staff_passkey: {
    purpose: 'passkeys of staff',
    person: [],
    erased: 'kept',
    kept: 'factor',
    columns: {
      id: 'record',
      user_id: 'staff',
      name: 'staff',
      public_key: 'record',
      counter: 'record',
      transports: 'record',
      created: 'record',
      used: 'record',
    },
  },
  staff_challenge: {
    purpose: 'challenges that a passkey has to sign',
    person: [],
    erased: 'kept',
    kept: 'hour',
    columns: { challenge: 'record', user_id: 'staff', expires: 'record' },
  },
  encryption_key: {
    purpose: 'the files of the keys that encrypt secrets of the database',
    person: [],
    erased: 'kept',
    kept: 'good',
    columns: { purpose: 'record', file: 'file', created: 'record' },
  },
  staff_presence: {
    purpose: 'staff who work on a contact now',
    person: [byContact()],
    erased: 'deleted',
    kept: 'session',
    columns: {
      contact_id: 'record',
      user_id: 'staff',
      since: 'record',
      seen: 'record',
    },
  },
  signature: {
    purpose: 'signatures of staff for certificates',
    person: [],
    erased: 'kept',
    kept: 'account',
    columns: {
      id: 'record',
      user_id: 'staff',
      drawing: 'record',
      is_default: 'record',
      created: 'record',
      edited: 'record',
      deleted: 'record',
      version: 'record',
    },
  },
  signature_drawing: {
    purpose: 'the drawings of those signatures',
    person: [],
    erased: 'kept',
    kept: 'account',
    columns: {
      id: 'record',
      name: 'staff',
      image: 'staff',
    },
  },
} satisfies DataMapOf<
  | 'staff_user'
  | 'staff_session'
  | 'password_reset'
  | 'staff_identity'
  | 'staff_authenticator'
  | 'staff_recovery_code'
  | 'staff_passkey'
  | 'staff_challenge'
  | 'encryption_key'
  | 'staff_presence'
  | 'signature'
  | 'signature_drawing'
>
