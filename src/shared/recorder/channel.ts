import type { PageFact, PageQuestion } from '../../../machines/shared/inspector/inspector.types'

/** Pages of one browser and one origin hear each other here; nothing that is said on it leaves the machine. */
type Message = PageFact | PageQuestion

export interface Channel<Heard extends Message, Sent extends Message> {
  readonly post: (message: Sent) => void
  readonly hear: (listener: (message: Heard) => void) => void
}

/** The two ends have their own words; who does not know a word passes over it. */
export function channelOf<Heard extends Message, Sent extends Message>(
  page: Pick<typeof globalThis, 'BroadcastChannel'>,
) {
  const channel = new page.BroadcastChannel('marquee.inspector')
  return {
    post: (message) => channel.postMessage(message),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => listener(data)),
  } satisfies Channel<Heard, Sent> as Channel<Heard, Sent>
}
