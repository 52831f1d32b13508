import type { PolicyKind } from '../pdf/facts/kinds'
import type { Services } from '../platform/services/services'
import { checkUrlOf } from './file'
import { type SampleKind, sampleFacts } from './sampleFacts'

/** The contract's names: the insurance, and which of its two documents. */
export type SampleName = `${SampleKind}-${'certificate' | 'policy'}`

type Sampling = Pick<Services, 'config' | 'now' | 'today'>

const drawn = new Map<SampleName, Promise<Buffer>>()
let turn: Promise<unknown> = Promise.resolve()

/**
 * A sample document, rendered once per process and one at a time, so that opening all of them does not block other
 * requests for long.
 */
export function sample(services: Sampling, name: SampleName): Promise<Buffer> {
  const known = drawn.get(name)
  if (known) return known
  const drawing = turn.then(() => draw(services, name))
  turn = drawing.catch(() => {})
  drawn.set(name, drawing)
  // after a failure, the next request tries again
  drawing.catch(() => drawn.delete(name))
  return drawing
}

async function draw({ config, now, today }: Sampling, name: SampleName): Promise<Buffer> {
  // loaded with the first document, as in the documents job
  const { press } = await import('../pdf/press')
  const [kind, document] = partsOf(name)
  const checkUrl = checkUrlOf(config)
  return press('renderDocument', documents[kind][document], sampleFacts(kind, now(), today(), checkUrl))
}

const cancellation = { certificate: 'cancellationCertificate', policy: 'cancellationPolicy' } as const
const documents: Readonly<Record<SampleKind, Readonly<Record<'certificate' | 'policy', PolicyKind>>>> = {
  liability: { certificate: 'certificate', policy: 'policy' },
  'wedding-cancellation': cancellation,
  'trade-show-cancellation': cancellation,
  rain: { certificate: 'rainCertificate', policy: 'rainPolicy' },
}

function partsOf(name: SampleName) {
  const at = name.lastIndexOf('-')
  return [name.slice(0, at) as SampleKind, name.slice(at + 1) as 'certificate' | 'policy'] as const
}
