import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { Client } from '../../../contract/client'
import { getPolicy } from '../../../machines/calls/policy'
import { findContacts, getSession, openContactAsStaff, signIn, signOut } from '../../../machines/calls/staff'
import { no } from '../fakes'

/** What a refusal is told as, by its status. */
const told = async (make: (client: Client) => Parameters<typeof createActor>[0], status: number, input: unknown) => {
  const refuse = async () => no({ status, message: 'No' })
  const client = new Proxy({}, { get: () => refuse }) as Client
  const fact = (await toPromise(createActor(make(client), { input } as never).start())) as { type: string }
  return fact.type
}

const link = { contactId: 'c1', token: 't1' }
const query = { search: '', status: null, page: 1 }

test.each([
  [
    'getPolicy',
    getPolicy,
    link,
    { 400: 'policy.closed', 401: 'policy.closed', 404: 'policy.closed', 0: 'policy.missed', 500: 'policy.missed' },
  ],
  ['getSession', getSession, undefined, { 401: 'session.absent', 0: 'session.unknown', 500: 'session.unknown' }],
  [
    'signIn',
    signIn,
    { email: '', password: '' },
    { 401: 'signIn.refused', 429: 'signIn.refused', 0: 'signIn.refused' },
  ],
  ['signOut', signOut, undefined, { 401: 'session.closed', 0: 'signOut.refused' }],
  ['findContacts', findContacts, query, { 401: 'session.ended', 403: 'contacts.missed', 0: 'contacts.missed' }],
  [
    'openContact',
    openContactAsStaff,
    { id: 'c1' },
    { 401: 'session.ended', 400: 'contact.unknown', 404: 'contact.unknown', 0: 'contact.missed' },
  ],
] as const)('%s tells each refusal as what it means', async (_, make, input, facts) => {
  for (const [status, fact] of Object.entries(facts))
    expect(await told(make as never, Number(status), input)).toBe(fact)
})
