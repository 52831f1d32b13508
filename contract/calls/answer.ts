import type createFetchClient from 'openapi-fetch'
import { noAnswer, type Problem } from '../problem'
import type { operations, paths } from '../schema.gen'

export type Api = ReturnType<typeof createFetchClient<paths>>
export type BodyOf<K extends keyof operations> = operations[K] extends {
  requestBody: { content: { 'application/json': infer B } }
}
  ? B
  : never
export type PathOf<K extends keyof operations> = NonNullable<operations[K]['parameters']['path']>
export type QueryOf<K extends keyof operations> = NonNullable<operations[K]['parameters']['query']>

/** The body of a form with files. A part with a file is a `File`, because the server needs its name. */
export type PartsOf<K extends keyof operations> = operations[K] extends {
  requestBody: { content: { 'multipart/form-data': infer B } }
}
  ? { readonly [P in keyof B]: Part<B[P]> }
  : never
type Part<T> = T extends readonly (infer One)[] ? readonly Part<One>[] : T extends Blob ? File : T

/** The result of a call: its data, or the problem. A client never throws beyond this. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem }

/** The version that the caller has seen. Null overwrites the newest. */
export const ifMatch = (version: number | null) => (version === null ? {} : { 'If-Match': String(version) })

/** A form with files, as multipart/form-data; fetch sets the boundary itself. */
export function inParts(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) form.append(name, one as string | Blob)
  return form
}

interface Answered<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** Turns every outcome of a request into a result: a response, its problem, or no response. */
export async function answer<Data>(asked: Promise<Answered<Data>>): Promise<Result<Data>> {
  try {
    const { data, error, response } = await asked
    if (response.ok) return { ok: true, data: data as Data }
    return { ok: false, problem: problemIn(error, response.status) }
  } catch {
    return { ok: false, problem: noAnswer }
  }
}

/** A proxy may respond with something other than a problem. */
function problemIn(error: unknown, status: number): Problem {
  const told = typeof error === 'object' && error !== null ? (error as Partial<Problem>) : {}
  return { ...told, status, message: told.message ?? noAnswer.message }
}
