import type { Drawing } from './press'
import { renderDocument, renderMoney, renderPreview, renderRain, renderStatement } from './render'

const drawings = { renderDocument, renderMoney, renderPreview, renderRain, renderStatement }

/** Runs in a thread of its own: draws what `press` hands over. */
export default ({ name, facts }: Drawing): Promise<Buffer> => {
  const draw: (...facts: Drawing['facts']) => Promise<Buffer> = drawings[name] as never
  return draw(...facts)
}
