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
} satisfies DataMapOf<'staff_user' | 'staff_session' | 'staff_presence' | 'signature' | 'signature_drawing'>
