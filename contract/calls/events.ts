import type { CountedEvents } from '../client'
import type { paths } from '../schema.gen'

const path: keyof paths = '/events'

/**
 * Sent as a page closes. The browser takes the beacon at once and sends it after the page is gone, without a response.
 * A fetch with keepalive may start too late for that.
 */
export const countEvents = (browser: Pick<Navigator, 'sendBeacon'>, baseUrl: string, body: CountedEvents) =>
  void browser.sendBeacon(baseUrl + path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
