import '../../src/styles/index.css'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { reach } from './list'
import { Position } from './place'
import { translate } from './pseudo'
import { inWords } from './ways'

/** The report of a state's page to the page around it and to the camera. */
export interface Outcome {
  readonly name: string
  /** the path to the state; the error if it could not be shown */
  readonly way?: string
  readonly fault?: string
}

export interface StatePage {
  /** resolves once nothing has been drawn for this many milliseconds and the fonts have loaded */
  readonly rested: (ms: number) => Promise<void>
}
const rested: StatePage['rested'] = async (ms) => {
  await document.fonts.ready
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, ms)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, ms)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
}
Object.assign(window, { rested } satisfies StatePage)

/** milliseconds after which late content has loaded */
const soon = 300

const params = new URLSearchParams(location.search)
const name = params.get('state') ?? ''
const look = document.documentElement.dataset

/** The first error is the cause of the others. */
function answerOf(outcome: Omit<Outcome, 'name'>) {
  if (look['gallery'] !== 'failed') look['gallery'] = outcome.fault ? 'failed' : 'shown'
  if (outcome.fault) look['fault'] ??= outcome.fault
  parent.postMessage({ ...outcome, name } satisfies Outcome, location.origin)
}
const fail = (error: unknown) => answerOf({ fault: error instanceof Error ? error.message : String(error) })

addEventListener('error', ({ error, message }) => fail(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => fail(reason))

/** Catches errors that a screen throws while rendering. */
class Caught extends Component<{ readonly children: ReactNode }, { readonly fault: Error | null }> {
  override state = { fault: null as Error | null }
  static getDerivedStateFromError = (fault: Error) => ({ fault })
  override componentDidCatch(fault: Error) {
    fail(fault)
  }
  override render() {
    return this.state.fault ? <pre role="alert">{this.state.fault.stack}</pre> : this.props.children
  }
}

async function show() {
  const theme = params.get('theme')
  if (theme === 'light' || theme === 'dark') look['theme'] = theme
  const { way, at, drawn, arrive, stays } = reach(name)
  const root = document.getElementById('root')!
  createRoot(root).render(
    <Caught>
      <Position at={at}>{drawn}</Position>
    </Caught>,
  )
  if (params.get('language') === 'pseudo') translate(document.body)
  if (way.events.length > 0) await rested(soon)
  await arrive()
  await rested(soon)
  stays()
  answerOf({ way: inWords(way) })
}

show().catch(fail)
