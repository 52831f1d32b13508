import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { importing } from '../browser/chunks'
import { Loading } from './Busy'
import { Button } from './Button'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A part of a screen that loads when it is first drawn, or earlier by `preload`. A placeholder shows while it loads;
 * after a failure the user can retry, and the page around it still works. A loaded part is drawn at once, because
 * Suspense would show the placeholder for 300 ms.
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
  /** Loads the part. Never rejects; null once the result is known. */
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
    // keeps the component of the first render, so that its state is not lost
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

/** Only a class component can catch a rendering error. */
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
        <p className="font-strong">This part of the page could not be loaded. Nothing that you entered is lost.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  }
}
