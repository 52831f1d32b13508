import type { Services } from '../platform/services/services'
import { checkUrlOf } from './file'
import { sampleFacts } from './sampleFacts'

/** Draws the smallest of the sample documents anew, with the renderer and the fonts of every document. */
export async function drawCanary({ config, now, today }: Services): Promise<Buffer> {
  const { press } = await import('../pdf/press')
  return press('renderDocument', 'rainCertificate', sampleFacts('rain', now(), today(), checkUrlOf(config)))
}
