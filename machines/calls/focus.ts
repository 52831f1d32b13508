import { fromPromise } from 'xstate'

/** Somebody who was elsewhere looks at the page again. */
export interface ReturnFact {
  readonly type: 'window.returned'
}

/** The window and its document, as far as they are needed. */
type Watched = Pick<EventTarget, 'addEventListener'>
interface Page extends Watched {
  readonly visibilityState: string
}

/** Ends when the window is returned to: from another tab, or from another window. */
export const windowReturn = (window: Watched, page: Page) =>
  fromPromise<ReturnFact>(
    ({ signal }) =>
      new Promise((resolve) => {
        const returned = () => {
          if (page.visibilityState === 'visible') resolve({ type: 'window.returned' })
        }
        page.addEventListener('visibilitychange', returned, { signal })
        window.addEventListener('focus', returned, { signal })
      }),
  )
