import { fromPromise } from 'xstate'

type Watched = Pick<EventTarget, 'addEventListener'>

/**
 * While it runs, the browser asks before a reload or another site discards the page: for something that is shown only
 * once, which no storage may hold.
 */
export const unloadQuestion = (window: Watched) =>
  fromPromise<never>(
    ({ signal }) =>
      new Promise(() => {
        window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
      }),
  )

/** A window records its activity for the others under this key, and for its own pages by an event of this name. */
const activityName = 'marquee.staffActivity'

/** Ends when the user touches this window. */
export const nextActivity = (window: Watched) =>
  fromPromise<{ type: 'activity.seen' }>(
    ({ signal }) =>
      new Promise((resolve) => {
        for (const type of ['pointerdown', 'keydown', 'wheel'])
          window.addEventListener(type, () => resolve({ type: 'activity.seen' }), {
            capture: true,
            passive: true,
            signal,
          })
      }),
  )

/** Ends when another window of this browser, or another page of this window, reports activity. */
export const nextActivityElsewhere = (window: Watched) =>
  fromPromise<{ type: 'activity.heard' }>(
    ({ signal }) =>
      new Promise((resolve) => {
        const heard = () => resolve({ type: 'activity.heard' })
        window.addEventListener('storage', (event) => (event as StorageEvent).key === activityName && heard(), {
          signal,
        })
        window.addEventListener(activityName, heard, { signal })
      }),
  )

/** Records activity for all staff pages of this browser. @param now milliseconds */
export function recordActivity(window: Pick<EventTarget, 'dispatchEvent'>, storage: Storage, now: number): void {
  storage.setItem(activityName, String(now))
  window.dispatchEvent(new Event(activityName))
}
