import type { SpanContext } from '@opentelemetry/api'

/** An act in the browser that led to a call: the event that a chart took, and how long before the call. */
export interface BrowserAct {
  /** of the span that the call's `traceparent` names */
  readonly span: SpanContext
  /** such as `click, step.submitted` */
  readonly name: string
  /** milliseconds between the act and the call */
  readonly ms: number
}

/** longer than a chart takes for an event: the act did not lead to the call */
const longestMs = 60_000
const allowedName = /^[\w.]{1,60}$/

/**
 * Reads the `baggage` header of a page that sends traces: `act=click,event=step.submitted,ms=12`.
 * @returns null for any other header
 */
export function browserActIn(header: string, span: SpanContext): BrowserAct | null {
  const { act = '', event = '', ms = '' } = Object.fromEntries(header.split(',').map((part) => part.trim().split('=')))
  if (!allowedName.test(act) || !allowedName.test(event) || !/^\d{1,5}$/.test(ms) || Number(ms) > longestMs) return null
  return { span, name: `${act}, ${event}`, ms: Number(ms) }
}
