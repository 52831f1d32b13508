import type { CountedEvents } from '../client'
import type { paths } from '../schema.gen'

const path: keyof paths = '/events'

/**
 * Told as a page goes. The browser takes it over at once and sends it when the page is no more; nobody hears the answer. A fetch
 * that is kept alive may be begun too late for that.
 */
export const countEvents = (browser: Pick<Navigator, 'sendBeacon'>, baseUrl: string, body: CountedEvents) =>
  void browser.sendBeacon(baseUrl + path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
