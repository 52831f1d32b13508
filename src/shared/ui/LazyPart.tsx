import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { importing } from '../browser/chunks'
import { Loading } from './Busy'
import { Button } from './Button'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A part of a screen that is fetched when it is first drawn, or before, by `preload`. While it comes something else
 * stands in its place; if it does not come, it can be asked for again, and the page around it goes on. What has come
 * already is drawn at once: React would show what stands in its place for 300 ms.
 */
export function lazily<Props extends object>(
  load: () => Promise<Module<Props>>,
  meanwhile: ReactNode = <Loading text="Fetching..." />,
) {
  const fetchPart = importing(load)
  let tries = 0
  let fetched: Promise<Module<Props>> | null = null
  let Come: ComponentType<Props> | null = null
  let awaited: Promise<void> | null = null
  const get = () => {
    if (fetched === null) {
      fetched = fetchPart(tries)
      const known = () => {
        awaited = null
      }
      awaited = fetched
        .then((part) => {
          Come = part.default
        })
        .then(known, known)
    }
    return fetched
  }
  /** Fetches it. Kept, never broken, once it is known whether it comes; null where that is known. */
  const arrival = (): Promise<void> | null => {
    void get()
    return awaited
  }
  const again = () => {
    tries++
    fetched = null
    return lazy(get)
  }
  let Part = lazy(get)

  function Lazily(props: Props) {
    // what is drawn stays what it is, so that it keeps what it holds
    const [Known] = useState(() => Come)
    return (
      <Caught
        retry={() => {
          Part = again()
        }}
      >
        {() =>
          Known ? (
            <Known {...props} />
          ) : (
            <Suspense fallback={meanwhile}>
              <Part {...props} />
            </Suspense>
          )
        }
      </Caught>
    )
  }
  return Object.assign(Lazily, { preload: () => void get(), arrival })
}

interface CaughtProps {
  readonly retry: () => void
  readonly children: () => ReactNode
}

/** React hands the failure of a part to a class only. */
class Caught extends Component<CaughtProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (!this.state.hasFailed) return this.props.children()
    const retry = () => {
      this.props.retry()
      this.setState({ hasFailed: false })
    }
    return (
      <div role="alert" className="my-4 grid justify-items-start gap-2">
        <p className="font-strong">This part of the page did not arrive. Nothing that you entered is lost.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  }
}
