import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { importing } from '../app/importing'
import { Loading } from './Busy'
import { Button } from './Button'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A part of a screen that is fetched when it is first drawn, or before, by `preload`. While it comes something else
 * stands in its place; if it does not come, it can be asked for again, and the page around it goes on.
 */
export function lazily<Props extends object>(
  load: () => Promise<Module<Props>>,
  meanwhile: ReactNode = <Loading text="Fetching..." />,
) {
  const fetchPart = importing(load)
  let tries = 0
  let fetched: Promise<Module<Props>> | null = null
  const get = () => {
    fetched ??= fetchPart(tries)
    return fetched
  }
  const again = () => {
    tries++
    fetched = null
    return lazy(get)
  }
  let Part = lazy(get)

  function Lazily(props: Props) {
    return (
      <Kept
        retry={() => {
          Part = again()
        }}
      >
        {() => (
          <Suspense fallback={meanwhile}>
            <Part {...props} />
          </Suspense>
        )}
      </Kept>
    )
  }
  return Object.assign(Lazily, { preload: () => void get().catch(() => {}) })
}

interface KeptProps {
  readonly retry: () => void
  readonly children: () => ReactNode
}

/** React hands the failure of a part to a class only. */
class Kept extends Component<KeptProps, { hasFailed: boolean }> {
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
