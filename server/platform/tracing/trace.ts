import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseTraceParent } from '@opentelemetry/core'
import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import { type BrowserAct, browserActIn } from './browserAct'

/*
 * One trace follows an act of a user: the browser's event, the call, its statements, the jobs that it queues, and their
 * calls of mail, files and the processor. Without an address for traces, OpenTelemetry's own no-op tracer stands here, and
 * a request only has its trace's id (decision record 79).
 */

/** Asked anew for each span, because a provider may come after this module. */
const tracer = () => trace.getTracer('marquee')

/** The contexts of the requests that are traced, from their first byte to their response. */
const requests = new WeakMap<IncomingMessage, Context>()

/** Passes an act in the browser on to the traces' receiver; set while traces are sent. */
let sendBrowserAct: ((act: BrowserAct) => void) | null = null
export function browserActsTo(send: typeof sendBrowserAct): void {
  sendBrowserAct = send
}

/** Whether the trace of an id is recorded; null while no traces are sent. */
let isRecorded: ((traceId: string) => boolean) | null = null
/** Whether traces are sent. Read once, when a database is opened. */
export const isTracing = (): boolean => isRecorded !== null

/**
 * Lets a context follow its work through promises and timers.
 * @param recorded whether the trace of an id is recorded
 * @returns ends it
 */
export function carryTraces(recorded: (traceId: string) => boolean): () => void {
  isRecorded = recorded
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  return () => {
    isRecorded = null
    context.disable()
  }
}

/**
 * Begins the trace of a request, or continues the one that its `traceparent` names. A request that is not recorded begins
 * no span, since most are not.
 * @returns the id of the trace
 */
export function beginRequest(request: IncomingMessage): string {
  const remote = parseTraceParent(headerOf(request, 'traceparent'))
  const id = remote?.traceId ?? randomUUID().replaceAll('-', '')
  return isRecorded?.(id) ? beginSpan(request, remote).traceId : id
}

const headerOf = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '')

function beginSpan(request: IncomingMessage, remote: SpanContext | null): SpanContext {
  const from = contextOf(remote)
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, from)
  const act = remote && browserActIn(headerOf(request, 'baggage'), remote)
  if (act) sendBrowserAct?.(act)
  requests.set(request, trace.setSpan(from, span))
  return span.spanContext()
}

/** A context of its own, below a span of another process. */
const contextOf = (remote: SpanContext | null): Context =>
  remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT

/** Runs each request in the context that `beginRequest` has made, and ends its span with the response. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const begun = requests.get(request.raw)
    if (begun) context.with(begun, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const begun = requests.get(request.raw)
    const span = begun && trace.getSpan(begun)
    if (!span) return
    const { operation } = request.routeOptions.config
    span.updateName(operation ? operation.operationId : `${request.method} ${request.routeOptions.url ?? 'unknown'}`)
    span.setAttributes({ 'http.request.method': request.method, 'http.response.status_code': reply.statusCode })
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}

/** The trace that a job continues, in the form of `traceparent`; null for work that is not traced. */
export function currentTrace(): string | null {
  const span = trace.getSpan(context.active())
  if (!span?.isRecording()) return null
  const { traceId, spanId } = span.spanContext()
  return `00-${traceId}-${spanId}-01`
}

interface Work {
  readonly name: string
  readonly attributes?: Attributes
  /** in the form of `traceparent`, where the work continues a stored trace */
  readonly continues?: string | null
}

/** Runs work in a span of its own. Outside of a trace, the work has none. */
export function inSpan<R>({ name, attributes = {}, continues }: Work, work: () => Promise<R>): Promise<R> {
  const remote = continues ? parseTraceParent(continues) : null
  const from = remote ? contextOf(remote) : context.active()
  // only work that was recorded has stored its trace
  if (!remote && !trace.getSpan(from)?.isRecording()) return work()
  const span = tracer().startSpan(name, { attributes }, from)
  return context.with(trace.setSpan(from, span), async () => {
    try {
      return await work()
    } catch (fault) {
      // the message may name a person
      span.setStatus({ code: SpanStatusCode.ERROR, message: fault instanceof Error ? fault.name : 'failed' })
      throw fault
    } finally {
      span.end()
    }
  })
}

/** Kysely's log: one span for each statement of a trace. Statements have no values, only their numbers. */
export function traceStatement({ query, queryDurationMillis, level }: LogEvent): void {
  if (!trace.getSpan(context.active())?.isRecording()) return
  const now = performance.timeOrigin + performance.now()
  const options: SpanOptions = {
    kind: SpanKind.CLIENT,
    startTime: now - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  }
  const span = tracer().startSpan(nameOfStatement(query.sql), options)
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(now)
}

/** The first word of a statement and its table, such as `insert into "job"`. */
export function nameOfStatement(sql: string): string {
  const [, verb = sql.slice(0, 20), table] = /^\s*(\w+)\b(?:.*?\b(?:from|into|update)\s+"(\w+)")?/is.exec(sql) ?? []
  const updated = /^\s*update\s+"(\w+)"/i.exec(sql)?.[1]
  return [verb.toLowerCase(), updated ?? table].filter(Boolean).join(' ')
}

/** The same port, with a span for each of its calls. */
export function tracedPort<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, key, receiver) {
      const method = Reflect.get(target, key, receiver)
      if (typeof method !== 'function' || typeof key === 'symbol') return method
      return (...given: unknown[]) => {
        const run = () => method.apply(target, given)
        return trace.getSpan(context.active())?.isRecording()
          ? inSpan({ name: `${name}.${key}` }, async () => run())
          : run()
      }
    },
  })
}
