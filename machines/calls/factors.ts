import type { Factors, PasskeyCredential } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { customerCall, pageCall, saveCall, staffCall } from './call'
import type { SessionOpened } from './staff'

interface Proven {
  readonly password: string
}

/** The browser's part of a passkey: it takes the server's options, and answers with a credential. */
export interface PasskeyDevice {
  /** @returns null if the user has dismissed the browser's question, or no device answered it; `known` if the device has one of the user's passkeys */
  create(options: unknown): Promise<PasskeyCredential | 'known' | null>
  /** @returns null, as above */
  get(options: unknown): Promise<PasskeyCredential | null>
}

/** The user's own second factors. */
export const listFactors = (client: StaffClient) =>
  pageCall<undefined, Factors>((_, signal) => client.listFactors(signal))

export const beginAuthenticator = (client: StaffClient) =>
  staffCall(({ password }: Proven, signal) => client.beginAuthenticator({ password }, signal), {
    answered: ({ secret, uri }) => ({ type: 'app.prepared', secret, uri }),
    refused: 'factor.refused',
  })

export const confirmAuthenticator = (client: StaffClient) =>
  staffCall(({ code }: { readonly code: string }, signal) => client.confirmAuthenticator({ code }, signal), {
    answered: ({ codes }) => ({ type: 'codes.made', codes }),
    refused: 'factor.refused',
  })

export const makeRecoveryCodes = (client: StaffClient) =>
  staffCall(({ password }: Proven, signal) => client.makeRecoveryCodes({ password }, signal), {
    answered: ({ codes }) => ({ type: 'codes.made', codes }),
    refused: 'factor.refused',
  })

/** Removes the authenticator app (`app`) or the passkey with this id. */
export const removeFactor = (client: StaffClient) =>
  staffCall(
    ({ password, factor }: Proven & { readonly factor: string }, signal) =>
      client.removeFactor({ password, factor }, signal),
    { answered: () => ({ type: 'factor.removed' }), refused: 'factor.refused' },
  )

const dismissed = (message: string) => ({ ok: false, problem: { status: 0, message } }) as const

const knownDevice =
  'This device already has a passkey of yours, and it signs you in. Add one on another device, or remove the old one first.'

/** Makes a passkey on the user's device, and adds it. The first second factor brings recovery codes. */
export const addPasskey = (client: StaffClient, device: PasskeyDevice) =>
  staffCall(
    async ({ password, name }: Proven & { readonly name: string }, signal) => {
      const options = await client.beginPasskey({ password }, signal)
      if (!options.ok) return options
      const credential = await device.create(options.data)
      if (credential === null) return dismissed('No passkey was made. Your browser or device has stopped it.')
      if (credential === 'known') return dismissed(knownDevice)
      return client.addPasskey({ name, credential: credential }, signal)
    },
    {
      answered: ({ codes }): { type: 'codes.made'; codes: readonly string[] } | { type: 'passkey.added' } =>
        codes ? { type: 'codes.made', codes } : { type: 'passkey.added' },
      refused: 'factor.refused',
    },
  )

/** Signs in with a passkey of the user's device. */
export const signInWithPasskey = (client: StaffClient, device: PasskeyDevice) =>
  customerCall(
    async (_: undefined, signal) => {
      const options = await client.passkeyOptions(signal)
      if (!options.ok) return options
      const credential = await device.get(options.data)
      if (credential === null) return dismissed('No passkey was used. Try again, or sign in with your password.')
      return client.signInWithPasskey({ credential: credential }, signal)
    },
    { answered: (user): SessionOpened => ({ type: 'session.opened', user }), refused: 'signIn.refused' },
  )

/** Removes all second factors of another user, who has lost them. */
export const removeFactors = (client: StaffClient) =>
  saveCall(({ user }: { readonly user: string }, signal) => client.removeFactors(user, signal), {
    answered: (user) => ({ type: 'user.saved', user, password: null }),
  })
