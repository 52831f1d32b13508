import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '../../tests/server/chaos/chance'
import type { Answer, Call, Operation } from './record'

/** The state that all clients of a run share. */
export interface Run {
  readonly chance: Chance
  /** the servers' addresses, any of which a request may go to */
  readonly urls: readonly string[]
  /** all operations so far, in the order of their ends */
  readonly operations: Operation[]
  /** asks for the result of each key of a payment or change once more */
  readonly questions: (() => Promise<Operation>)[]
  /** milliseconds since the run began */
  now(): number
  /** whether nobody begins another quote */
  isDone(): boolean
}

export interface Response {
  /** 0 where no answer came */
  readonly status: number
  readonly text: string
}

export interface Request {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** a client gives up after this time */
const patienceMs = 5000
/** pause after a call without an answer */
export const pauseMs = 250

/** Sends a request to one of the servers. */
export async function send({ chance, urls }: Run, { method = 'POST', path, body, headers }: Request) {
  try {
    const answer = await fetch(`${chance.pick(urls)}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

type Recording = Pick<Operation, 'quote' | 'key' | 'writes' | 'ifMatch'> & {
  readonly call: Call
  readonly request: Request
  /** reads the answer of a call that succeeded or was refused */
  readonly read: (response: Response) => Answer
}

/** Sends a request and records it with its answer. */
export async function record(run: Run, { request, read, ...operation }: Recording): Promise<Operation> {
  const began = run.now()
  const response = await send(run, request)
  const answer: Answer = isUnknown(response) ? { kind: 'unknown' } : read(response)
  const recorded = { ...operation, began, ended: run.now(), status: response.status, answer }
  run.operations.push(recorded)
  // a person does not press at once again
  if (answer.kind === 'unknown') await wait(pauseMs)
  return recorded
}

/** An error of the server says nothing about the effect of the call. */
const isUnknown = ({ status }: Response) => status === 0 || status >= 500 || status === 408 || status === 429

export const newKey = (): string => randomUUID()
export const keyed = (key: string) => ({ 'idempotency-key': key })
