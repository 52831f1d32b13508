import { inspection } from '../shared/browser/inspection'

/** The user's act that the next calls belong to. */
interface Act {
  /** 32 hexadecimal letters */
  readonly traceId: string
  /** the kind of the page's event, such as `click` */
  readonly kind: string
  readonly at: number
}

/** Enter in a form is a click on its button, too. */
const acts = ['click', 'input'] as const

/**
 * Names the act behind each call of this page in its headers, by the W3C's trace context: the page's event, the event that
 * a chart took after it, and the time between the act and the call. The server makes a span of them (server/platform/tracing/trace). The names of events are sent, and nothing that they carry.
 */
export function traceCalls(window: Window & typeof globalThis): void {
  let act: Act = begun('load', 0)
  let event = 'page.opened'
  for (const kind of acts)
    window.addEventListener(
      kind,
      () => {
        act = begun(kind, performance.now())
      },
      { capture: true },
    )
  const { inspect } = inspection
  inspection.inspect = (seen) => {
    inspect?.(seen)
    if (seen.type === '@xstate.event' && !seen.event.type.startsWith('xstate.')) event = seen.event.type
  }
  const { fetch } = window
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin === window.location.origin) {
      const ms = Math.min(Math.round(performance.now() - act.at), 60_000)
      request.headers.set('traceparent', `00-${act.traceId}-${hex(8)}-01`)
      request.headers.set('baggage', `act=${act.kind},event=${event},ms=${ms}`)
    }
    return fetch(request)
  }
}

const begun = (kind: string, at: number): Act => ({ traceId: hex(16), kind, at })

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
