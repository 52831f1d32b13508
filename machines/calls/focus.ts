import { fromPromise } from 'xstate'

type Watched = Pick<EventTarget, 'addEventListener'>
interface Page extends Watched {
  readonly visibilityState: string
}

/** Ends when the user returns to the window, from another tab or from another window. */
export const windowReturn = (window: Watched, page: Page) =>
  fromPromise<{ type: 'window.returned' }>(
    ({ signal }) =>
      new Promise((resolve) => {
        const returned = () => {
          if (page.visibilityState === 'visible') resolve({ type: 'window.returned' })
        }
        page.addEventListener('visibilitychange', returned, { signal })
        window.addEventListener('focus', returned, { signal })
      }),
  )
