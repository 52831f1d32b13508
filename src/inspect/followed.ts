import type { InspectionEvent } from 'xstate'
import type { PageFact, PageQuestion } from '../../machines/inspector/inspector.types'
import type { Channel } from './channel'
import { recorder } from './record'

/**
 * This page tells the inspector of itself, from now until it is left.
 * @returns what the charts that are started from now on are given
 */
export function beFollowed(
  window: Window,
  { tell, hear }: Channel<PageQuestion, PageFact>,
  { page, room }: { readonly page: string; readonly room: string },
): (seen: InspectionEvent) => void {
  const { inspect, log } = recorder({ page, room }, tell)
  const tellAll = () => tell({ type: 'page.told', log: log() })
  hear((question) => {
    if (question.type === 'pages.asked') tellAll()
    else if (question.type === 'page.asked' && question.page === page) tell({ type: 'page.answered', page })
  })
  window.addEventListener('pagehide', () => tell({ type: 'page.left', page }))
  // the back button may bring it back as it was
  window.addEventListener('pageshow', ({ persisted }) => persisted && tellAll())
  tellAll()
  return inspect
}
