import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { addressFault, isTrialReceiver, publicLookup } from './address'

/** milliseconds for connection and answer together */
const patienceMs = 10_000
/** bytes of an answer that are read, and ignored */
const mostRead = 65_536

interface Posting {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly isLocal: boolean
}

/**
 * Posts a message and returns the status of the answer. Redirects are answers like others, because they could lead into
 * our network.
 * @throws where the address is refused or gives no answer in time
 */
export function post({ url, headers, body, isLocal }: Posting): Promise<number> {
  const fault = addressFault(url, isLocal)
  if (fault) return Promise.reject(new Error('Its address is not allowed'))
  const begin = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = begin(url, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Marquee-Webhooks/1',
        ...headers,
      },
      signal: AbortSignal.timeout(patienceMs),
      ...(!(isLocal && isTrialReceiver(new URL(url))) && { lookup: publicLookup }),
    })
    sent.on('response', (answer) => {
      let read = 0
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > mostRead) answer.destroy()
      })
      answer.on('error', () => {})
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', (error) => reject(error.name === 'AbortError' ? new Error('No answer within 10 seconds') : error))
    sent.end(body)
  })
}
