import type { PageFact, PageQuestion } from '../../machines/inspector/inspector.types'

/** Pages of one browser and one origin hear each other here; nothing that is said on it leaves the machine. */
type Said = PageFact | PageQuestion

export interface Channel<Heard extends Said, Told extends Said> {
  readonly tell: (said: Told) => void
  readonly hear: (listener: (said: Heard) => void) => void
}

/** The two ends have their own words; who does not know a word passes over it. */
export function channelOf<Heard extends Said, Told extends Said>(page: Pick<typeof globalThis, 'BroadcastChannel'>) {
  const channel = new page.BroadcastChannel('marquee.inspector')
  return {
    tell: (said) => channel.postMessage(said),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => listener(data)),
  } satisfies Channel<Heard, Told> as Channel<Heard, Told>
}
