import type { End, Progress, Response } from './replay'

/** How far a piece of work has come: the responses that it got so far decide its next request. */
export interface Trail<Work, Request, Id> {
  readonly work: Work
  readonly responses: readonly Response[]
  readonly request: Request | End
  /** equal for equal work with equal responses */
  readonly id: Id
}

interface Known<Work, Request, Id> extends Trail<Work, Request, Id> {
  readonly next: Map<string, Known<Work, Request, Id>>
  /** the code that stands at the request; null once it has gone on */
  goOn: Progress<Request>['goOn']
}

interface Makers<Work, Request, Id> {
  /** equal for equal responses */
  readonly textOf: (response: Response) => string
  /** @param text of the last response, or of the work; `from`: the trail before it */
  readonly idOf: (text: string, from: Id | null) => Id
  readonly replay: (work: Work, responses: readonly Response[]) => Promise<Progress<Request>>
}

/**
 * Pieces of work as steps, each remembered, so that after some hundred runs a step is a look-up. The first response to a
 * request lets the code go on; any other one is replayed from the beginning.
 */
export function makeTrails<Work, Request, Id>({ textOf, idOf, replay }: Makers<Work, Request, Id>) {
  type Own = Known<Work, Request, Id>
  const starts = new Map<string, Own>()
  const remembered = async (all: Map<string, Own>, text: string, make: () => Promise<Own>) => {
    const trail = all.get(text) ?? (await make())
    all.set(text, trail)
    return trail
  }
  return {
    start(work: Work): Promise<Trail<Work, Request, Id>> {
      const text = JSON.stringify(work)
      return remembered(starts, text, async () => {
        const progress = await replay(work, [])
        return { work, responses: [], ...progress, id: idOf(text, null), next: new Map() }
      })
    },
    next(trail: Trail<Work, Request, Id>, response: Response): Promise<Trail<Work, Request, Id>> {
      const from = trail as Own
      const text = textOf(response)
      return remembered(from.next, text, async () => {
        const { work, goOn } = from
        from.goOn = null
        const responses = [...from.responses, response]
        const progress = await (goOn ? goOn(response) : replay(work, responses))
        return { work, responses, ...progress, id: idOf(text, from.id), next: new Map() }
      })
    },
  }
}
