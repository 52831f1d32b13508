import type { operations } from '../../contract/schema.gen'
import type { Caller } from '../platform/services/caller'
import type { Cookies, Log, Services } from '../platform/services/services'

type Part<O, K extends string> = O extends { parameters: { [_ in K]?: infer P } } ? NonNullable<P> : unknown
/** Header names arrive in lower case, however the contract writes them. */
type LowerCased<T> = { [K in keyof T as K extends string ? Lowercase<K> : K]: T[K] }
type JsonOf<R> = R extends { content: { 'application/json': infer B } } ? B : never
type Body<O> = O extends { requestBody: infer R } ? JsonOf<R> : undefined

/** A validated call by a caller who may make it. */
export interface Call<O> {
  readonly params: Part<O, 'path'>
  readonly query: Part<O, 'query'>
  readonly headers: LowerCased<Part<O, 'header'>>
  readonly body: Body<O>
  /** the unparsed body of a webhook, whose signature covers its exact bytes */
  readonly rawBody?: string
  readonly caller: Caller
  readonly cookies: Cookies
  readonly log: Log
}

interface Extra {
  readonly headers?: Readonly<Record<string, string | string[]>>
}
type Content<S, R> = R extends { content: infer C }
  ? 'application/json' extends keyof C
    ? Extra & { readonly status: S; readonly body: C['application/json'] }
    : 'application/problem+json' extends keyof C
      ? never
      : Extra & { readonly status: S; readonly body: Buffer; readonly type: keyof C & string }
  : Extra & { readonly status: S }
type Reply<O> = O extends { responses: infer R } ? { [S in keyof R]: Content<S, R[S]> }[keyof R] : never

/** Returns a response of the contract; any error is a thrown `Problem`. */
type Handler<O> = (call: Call<O>) => Promise<Reply<O>>
export type OperationId = keyof operations
/** One handler per operation of the contract; a missing one does not compile. */
export type Handlers = { readonly [K in OperationId]: Handler<operations[K]> }
export type Operation<K extends OperationId> = (services: Services) => Handler<operations[K]>
