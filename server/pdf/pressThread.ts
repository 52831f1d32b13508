import { takeBrand } from '../platform/config/brandFile'
import type { Drawing } from './press'

takeBrand(process.env)
const { renderCommission, renderDocument, renderMoney, renderOrganizerInvoice, renderPreview, renderStatement } =
  await import('./render')
const drawings = {
  renderCommission,
  renderDocument,
  renderMoney,
  renderOrganizerInvoice,
  renderPreview,
  renderStatement,
}

/** Runs in a worker thread and renders what `press` sends. */
export default ({ name, facts }: Drawing): Promise<Buffer> => {
  const draw: (...facts: Drawing['facts']) => Promise<Buffer> = drawings[name] as never
  return draw(...facts)
}
