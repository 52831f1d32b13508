import { setTimeout as wait } from 'node:timers/promises'
import { payload, sign } from '../../tests/server/rig/quotes'
import { keyed, newKey, pauseMs, type Run, record, send } from './client'
import type { Answer, Fields, Operation, Shown } from './record'

/** The calls of a customer about a quote. */

let count = 0
/** A value that no other write has. */
export const freshValue = () => `Value ${++count}`

/** Begins a quote, under one key until the servers confirm it. @returns its id */
export async function begin(run: Run): Promise<string> {
  const key = newKey()
  const fields = { event_name: freshValue(), event_location_name: freshValue() }
  const body = payload('location', { ...fields, insured_email: `customer-${key}@example.com` })
  const attempts: Parameters<typeof readBegun>[0][] = []
  for (;;) {
    const began = run.now()
    const response = await send(run, { path: '/api/contacts', body, headers: keyed(key) })
    attempts.push({ began, ended: run.now(), ...response })
    if (response.status !== 201) {
      await wait(pauseMs)
      continue
    }
    const id: string = JSON.parse(response.text).contact.id
    const writes: Fields = { ...fields, status: 'open' }
    run.operations.push(...attempts.map((attempt) => ({ ...readBegun(attempt), key, quote: id, writes })))
    return id
  }
}

interface Attempt {
  readonly began: number
  readonly ended: number
  readonly status: number
  readonly text: string
}

const readBegun = ({ text, ...attempt }: Attempt) => ({
  call: 'begin' as const,
  ...attempt,
  answer: attempt.status === 201 ? shownIn(text) : ({ kind: 'unknown' } as const),
})

/** Saves one field under a new value, if asked only over the version that the client has seen. */
export function save(run: Run, quote: string, name: 'event_name' | 'event_location_name', ifMatch?: number) {
  const value = freshValue()
  const body = name === 'event_name' ? { step0: { [name]: value } } : { step5: { customFields: { [name]: value } } }
  const headers = ifMatch === undefined ? {} : { 'if-match': String(ifMatch) }
  return record(run, {
    call: 'save',
    quote,
    writes: { [name]: value },
    ...(ifMatch !== undefined && { ifMatch }),
    request: { method: 'PATCH', path: `/api/contacts/${quote}`, body, headers },
    read: ({ status, text }) => (status === 200 ? shownIn(text) : { kind: 'refused' }),
  })
}

export const read = (run: Run, quote: string): Promise<Operation> =>
  record(run, {
    call: 'read',
    quote,
    request: { method: 'GET', path: `/api/contacts/${quote}` },
    read: ({ text }) => shownIn(text),
  })

export const signTerms = (run: Run, quote: string): Promise<Operation> =>
  record(run, {
    call: 'sign',
    quote,
    request: { path: `/api/terms/${quote}`, body: sign },
    read: ({ status }) => ({ kind: status === 200 ? 'done' : 'refused' }),
  })

/** A quote that was bought shows the public no answers. */
function shownIn(text: string): Answer {
  const { version, customFields } = JSON.parse(text).contact
  if (version === undefined) return { kind: 'done' }
  const { event_name, event_location_name } = customFields
  const shown: Shown = { of: 'quote', version, fields: { event_name, event_location_name, status: 'open' } }
  return { kind: 'shown', shown }
}
