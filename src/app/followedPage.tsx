import { createRoot } from 'react-dom/client'
import type { InspectionEvent } from 'xstate'
import { FollowedPage } from '../screens/inspector/FollowedPage'
import { newKey } from '../shared/browser/idempotencyKey'
import { channelOf } from '../shared/recorder/channel'
import { reportToInspector } from '../shared/recorder/followedPage'
import { pageAt } from './routes/routes'

/**
 * Shows a bar that says that this page is being inspected. Returns the recorder for its charts. `?inspect=stately`
 * sends the same events to Stately's inspector once it is opened.
 */
export async function follow(window: Window & typeof globalThis): Promise<(seen: InspectionEvent) => void> {
  const { document, location } = window
  const isForStately = new URLSearchParams(location.search).get('inspect') === 'stately'
  const also = isForStately ? (await import('../shared/recorder/stately')).stately(window) : null
  const line = document.createElement('div')
  document.body.append(line)
  createRoot(line).render(<FollowedPage {...(also && { onStately: also.open })} />)
  const inspect = reportToInspector(window, channelOf(window), { page: newKey(), pageName: pageAt(location) ?? '404' })
  return (seen) => {
    inspect(seen)
    also?.inspect(seen)
  }
}
