import type { PageFact, PageQuestion } from '../../../machines/shared/inspector/inspector.types'

/** A BroadcastChannel between pages of one browser and origin. Nothing on it leaves the machine. */
type Message = PageFact | PageQuestion

export interface Channel<Heard extends Message, Sent extends Message> {
  readonly post: (message: Sent) => void
  readonly hear: (listener: (message: Heard) => void) => void
}

/** Sends and receives messages. Each end has its own types and ignores the others. */
export function channelOf<Heard extends Message, Sent extends Message>(
  page: Pick<typeof globalThis, 'BroadcastChannel'>,
) {
  const channel = new page.BroadcastChannel('marquee.inspector')
  return {
    post: (message) => channel.postMessage(message),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => listener(data)),
  } satisfies Channel<Heard, Sent> as Channel<Heard, Sent>
}
