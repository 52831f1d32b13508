import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { millisToHrTime } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { TraceConfig } from '../config/connections'
import type { BrowserAct } from './browserAct'
import { browserActsTo, carryTraces } from './trace'

/**
 * Sends traces to a receiver by the OpenTelemetry protocol over HTTP. Of all traces, a share is recorded, whatever a
 * caller's header asks for. A receiver that is away costs the traces and nothing else.
 * @param exporter another receiver, for tests
 * @returns sends what is left, and ends
 */
export function startTraces(
  { url, share, role }: TraceConfig & { readonly role: string },
  exporter: SpanExporter = new OTLPTraceExporter({ url }),
): () => Promise<void> {
  const ratio = new TraceIdRatioBasedSampler(share)
  const carried = carryTraces(
    (traceId) => ratio.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED,
  )
  const resource = resourceFromAttributes({ 'service.name': `marquee-${role}` })
  const processor = new BatchSpanProcessor(exporter)
  const provider = new BasicTracerProvider({
    resource,
    // a span begins in a trace that is recorded, and in no other
    sampler: new AlwaysOnSampler(),
    spanProcessors: [processor],
  })
  trace.setGlobalTracerProvider(provider)
  browserActsTo((act) => processor.onEnd(spanOf(act, resource)))
  return async () => {
    browserActsTo(null)
    carried()
    trace.disable()
    await provider.shutdown().catch(() => {})
  }
}

/** A browser's span has its own id, which the spans of the call name as their parent, so it is made by hand. */
function spanOf({ span, name, ms }: BrowserAct, resource: ReturnType<typeof resourceFromAttributes>) {
  const ended = Date.now()
  return {
    name,
    kind: SpanKind.CLIENT,
    spanContext: () => ({ ...span, traceFlags: 1 }),
    startTime: millisToHrTime(ended - ms),
    endTime: millisToHrTime(ended),
    duration: millisToHrTime(ms),
    status: { code: SpanStatusCode.UNSET },
    attributes: {},
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'marquee-page' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}
