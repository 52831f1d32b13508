import type { Problem } from '../../../server/platform/problems/problem'

/** The response to a request of the code. */
export type Response =
  | { readonly value: unknown }
  | { readonly fault: 'notReached' | 'refused' | 'unique'; readonly message: string }

/** The end of a piece of work. */
export interface End {
  readonly kind: 'end'
  readonly value?: unknown
  readonly problem?: Problem['body']
}

/** The product's own errors, which the code tells apart by their class. */
interface Errors {
  readonly RefundRefused: new (message: string) => Error
  readonly Problem: typeof Problem
}

/** Hands a request out of the code, and later its response back in. */
export type Park<Request> = (request: Request) => Promise<any>

/** Code that has run up to a request, or to its end. */
export interface Progress<Request> {
  readonly request: Request | End
  /**
   * Runs the same code on, with the response to its request. It can be called once, since the code has then moved on. Null at
   * the end, and where several requests wait together: only a replay answers those in the order in which they were made.
   */
  readonly goOn: ((response: Response) => Promise<Progress<Request>>) | null
}

/**
 * Runs code with the responses that it got so far, up to its next request or its end. Requests that the code makes
 * together are answered one after the other, in its order.
 */
export function replayed<Request>(
  errors: Errors,
  responses: readonly Response[],
  run: (park: Park<Request>) => Promise<unknown>,
): Promise<Progress<Request>> {
  let at = 0
  let end: End | null = null
  let waiting: { readonly request: Request; readonly answer: (response: Promise<unknown>) => void }[] = []
  const given = (response: Response) =>
    'fault' in response ? Promise.reject(errorOf(errors, response)) : Promise.resolve(response.value)
  const park: Park<Request> = (request) => {
    const response = responses[at]
    if (!response) return new Promise((answer) => waiting.push({ request, answer }))
    at++
    return given(response)
  }
  const progress = async (): Promise<Progress<Request>> => {
    await settled()
    if (end) return { request: end, goOn: null }
    const [first, ...others] = waiting
    if (!first) throw new Error('the code waits for something that is not explored')
    const goOn = (response: Response) => {
      waiting = []
      first.answer(given(response))
      return progress()
    }
    return { request: first.request, goOn: others.length > 0 ? null : goOn }
  }
  run(park).then(
    (value) => {
      end = { kind: 'end', value }
    },
    (error) => {
      end = { kind: 'end', problem: problemOf(errors, error) }
    },
  )
  return progress()
}

/** All pending promises of code that waits for nothing real. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

function errorOf({ RefundRefused }: Errors, { fault, message }: Extract<Response, { fault: string }>): Error {
  if (fault === 'refused') return new RefundRefused(message)
  return Object.assign(new Error(message), fault === 'unique' && { code: '23505' })
}

const problemOf = (errors: Errors, error: Error) =>
  error instanceof errors.Problem ? error.body : ({ status: 500, message: error.message } as Problem['body'])

/** The response of tables: rows, or a violated unique index. */
export function answered(run: () => unknown): Response {
  try {
    return { value: run() }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    if (code !== '23505') throw error
    return { fault: 'unique', message }
  }
}

/**
 * Texts that are equal for equal responses. A row is written once.
 * @param write the text of a value
 */
export function responseTexts(write: (value: object) => string): (response: Response) => string {
  const texts = new WeakMap<object, string>()
  const remembered = (value: object) => {
    const text = texts.get(value) ?? write(value)
    texts.set(value, text)
    return text
  }
  return (response) => {
    if ('fault' in response) return JSON.stringify(response)
    const { value } = response
    if (Array.isArray(value)) return `[${value.map(remembered)}]`
    return typeof value === 'object' && value !== null ? remembered(value) : String(value)
  }
}
