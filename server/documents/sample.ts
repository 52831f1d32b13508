import type { PolicyKind } from '../pdf/facts/kinds'
import type { Services } from '../platform/services/services'
import { checkUrlOf } from './file'
import { type SampleKind, sampleFacts, sampleRainFacts } from './sampleFacts'

/** As the contract names them: what is insured, and which of its two papers. */
export type SampleName = `${SampleKind | 'rain'}-${'certificate' | 'policy'}`

type Sampling = Pick<Services, 'config' | 'now' | 'today'>

const drawn = new Map<SampleName, Promise<Buffer>>()
let turn: Promise<unknown> = Promise.resolve()

/** A sample document, drawn once a process, one at a time, so that a visitor who opens all of them holds up nobody for long. */
export function sample(services: Sampling, name: SampleName): Promise<Buffer> {
  const known = drawn.get(name)
  if (known) return known
  const drawing = turn.then(() => draw(services, name))
  turn = drawing.catch(() => {})
  drawn.set(name, drawing)
  // what failed is tried again by the next one who asks
  drawing.catch(() => drawn.delete(name))
  return drawing
}

async function draw({ config, now, today }: Sampling, name: SampleName): Promise<Buffer> {
  // loaded with the first document, as by the job
  const { press } = await import('../pdf/press')
  const [kind, document] = partsOf(name)
  const checkUrl = checkUrlOf(config)
  if (kind === 'rain') return press('renderRain', document, sampleRainFacts(now(), today(), checkUrl))
  return press('renderDocument', documents[kind][document], sampleFacts(kind, now(), today(), checkUrl))
}

const cancellation = { certificate: 'cancellationCertificate', policy: 'cancellationPolicy' } as const
const documents: Readonly<Record<SampleKind, Readonly<Record<'certificate' | 'policy', PolicyKind>>>> = {
  liability: { certificate: 'certificate', policy: 'policy' },
  'wedding-cancellation': cancellation,
  'trade-show-cancellation': cancellation,
}

function partsOf(name: SampleName) {
  const at = name.lastIndexOf('-')
  return [name.slice(0, at) as SampleKind | 'rain', name.slice(at + 1) as 'certificate' | 'policy'] as const
}
