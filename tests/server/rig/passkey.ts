import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/* A device with passkeys, as a browser would give its responses to the server. */

const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

export interface Ceremony {
  readonly challenge: string
  readonly origin?: string
  readonly rpID?: string
  /** whether the device has checked its user */
  readonly isVerified?: boolean
  /** its count of uses */
  readonly counter?: number
}

const here = 'http://localhost:3000'
const clientData = (type: string, { challenge, origin = here }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function authData({ rpID = 'localhost', isVerified = true, counter = 0 }: Ceremony, attested?: Uint8Array): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0)
  return Buffer.concat([sha256(rpID), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
}

/** The public key as COSE has it: EC2, ES256, P-256. */
function coseOf(key: KeyObject): Uint8Array {
  const { x, y } = key.export({ format: 'jwk' })
  const map = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x!, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y!, 'base64url'))],
  ])
  return isoCBOR.encode(map as never)
}

/** A new passkey of a device. */
export function newPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(16)
  const id = url(rawId)
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  return {
    id,
    publicKey: coseOf(publicKey),
    /** the response to `navigator.credentials.create` */
    created(ceremony: Ceremony) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseOf(publicKey)])
      const parts = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData(ceremony, attested))],
      ])
      return {
        ...shared,
        response: {
          clientDataJSON: url(clientData('webauthn.create', ceremony)),
          attestationObject: url(isoCBOR.encode(parts as never)),
          transports: ['internal'],
        },
      }
    },
    /** the response to `navigator.credentials.get` */
    signed(ceremony: Ceremony) {
      const [client, data] = [clientData('webauthn.get', ceremony), authData(ceremony)]
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...shared,
        response: { clientDataJSON: url(client), authenticatorData: url(data), signature: url(signature) },
      }
    },
  }
}
