import type { CanaryDocument } from '../platform/observability/canary'
import { checkUrlOf } from './file'
import { sampleFacts } from './sampleFacts'

/** renderings of this process that a canary has followed */
let followed = 0

/** The smallest of the sample documents, drawn with the renderer and the fonts of every document. */
export const canaryDocument: CanaryDocument = {
  isDemanded: async () => (await pressing()).renderCount() > followed,
  draw: async ({ config, now, today }) => {
    const { press, renderCount } = await pressing()
    followed = renderCount() + 1
    return press('renderDocument', 'rainCertificate', sampleFacts('rain', now(), today(), checkUrlOf(config)))
  },
}

const pressing = () => import('../pdf/press')
