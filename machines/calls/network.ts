import { fromPromise } from 'xstate'

/** Ends when the browser reports that the network is back. */
export const networkReturn = (window: Pick<EventTarget, 'addEventListener'>) =>
  fromPromise<{ type: 'network.regained' }>(
    ({ signal }) =>
      new Promise((resolve) =>
        window.addEventListener('online', () => resolve({ type: 'network.regained' }), { signal }),
      ),
  )
