import type { InspectionEvent } from 'xstate'
import type { PageFact, PageQuestion } from '../../../machines/shared/inspector/inspector.types'
import type { Channel } from './channel'
import { recorder } from './recorder'

/**
 * Reports this page to the inspector until the page is left.
 * @returns the `inspect` function for charts that start from now on
 */
export function reportToInspector(
  window: Window,
  { post, hear }: Channel<PageQuestion, PageFact>,
  { page, pageName }: { readonly page: string; readonly pageName: string },
): (seen: InspectionEvent) => void {
  const { inspect, log } = recorder({ page, pageName }, post)
  const postAll = () => post({ type: 'page.reported', log: log() })
  hear((question) => {
    if (question.type === 'pages.asked') postAll()
    else if (question.type === 'page.asked' && question.page === page) post({ type: 'page.answered', page })
  })
  window.addEventListener('pagehide', () => post({ type: 'page.left', page }))
  // the back button may restore the page from memory
  window.addEventListener('pageshow', ({ persisted }) => persisted && postAll())
  postAll()
  return inspect
}
