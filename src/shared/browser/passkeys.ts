import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyCredential } from '../../../contract/client'
import type { PasskeyDevice } from '../../../machines/calls/factors'

const library = () => import('@simplewebauthn/browser')

/** A user who dismisses the question, a device without a passkey and a browser without support are all no passkey. */
function orNone(asking: Promise<Made>): Promise<PasskeyCredential | null>
function orNone(asking: Promise<Made | 'known'>): Promise<PasskeyCredential | 'known' | null>
function orNone(asking: Promise<Made | 'known'>): Promise<PasskeyCredential | 'known' | null> {
  return asking.then((made) => (made === 'known' ? made : { ...made })).catch(() => null)
}

interface Made {
  readonly id: string
}

/** The device has one of the passkeys that the server named, and makes no second one for the same account. */
const isKnown = (fault: unknown) => fault instanceof Error && fault.name === 'InvalidStateError'

function knownOrThrow(fault: unknown): 'known' {
  if (isKnown(fault)) return 'known'
  throw fault
}

/** The passkeys of this device. The library loads with the first question. */
export const passkeyDevice: PasskeyDevice = {
  create: async (options) => {
    const { startRegistration } = await library()
    const made: Promise<Made> = startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
    return orNone(made.catch(knownOrThrow))
  },
  get: async (options) => {
    const { startAuthentication } = await library()
    return orNone(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }))
  },
}
