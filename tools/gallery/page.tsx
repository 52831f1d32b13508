import '../../src/styles/index.css'
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { type WalkName, walkOf } from '../../tests/walks/register'
import { type Folder, folders, nameOf, withoutScreen } from './list'
import type { Outcome } from './state'

/** The choices of the view, as the address has them; the first of each is the default. */
const choices = {
  theme: ['system', 'light', 'dark'],
  width: ['full', '1280', '768', '390', '320'],
  language: ['English', 'pseudo'],
} as const
type Choice = keyof typeof choices
type Look = Readonly<Record<Choice | 'search', string>>

const names = folders.flatMap(({ chart, states }) => states.map((state) => nameOf(chart, state)))
const [first] = names as [string]
const follow = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
const chosen = () => decodeURIComponent(location.hash.slice(1)) || first

function lookNow(): Look {
  const shown = new URLSearchParams(location.search)
  const one = (choice: Choice) => choices[choice].find((each) => each === shown.get(choice)) ?? choices[choice][0]
  return { theme: one('theme'), width: one('width'), language: one('language'), search: shown.get('search') ?? '' }
}

function Gallery() {
  const name = useSyncExternalStore(follow, chosen)
  const isKnown = names.includes(name)
  const [look, setLook] = useState(lookNow)
  const choose = (what: keyof Look, to: string) => {
    const next = { ...look, [what]: to }
    history.replaceState(null, '', `?${new URLSearchParams(next)}${location.hash}`)
    setLook(next)
  }
  return (
    <div className="grid h-dvh grid-cols-[20rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] text-dense">
      <List name={name} search={look.search} onSearch={(words) => choose('search', words)} />
      <main className="grid grid-rows-[auto_minmax(0,1fr)]">
        <header className="grid gap-1 border-b border-rule p-2">
          <Looks look={look} choose={choose} />
          {isKnown ? (
            <About key={name} name={name} />
          ) : (
            <p role="alert">
              No chart has the state <strong className="font-strong">{name}</strong>; it may have another name by now.
              Search for it, or choose one from the list.
            </p>
          )}
        </header>
        <div className="overflow-x-auto bg-ground p-2">{isKnown && <Shown name={name} look={look} />}</div>
      </main>
    </div>
  )
}

const matches = (words: string, name: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word))

/** All states by chart, or those that match the search. */
function List({ name, search, onSearch }: { name: string; search: string; onSearch: (words: string) => void }) {
  const match = folders
    .map(
      ({ chart, states }): Folder => ({
        chart,
        states: states.filter((state) => matches(search, nameOf(chart, state))),
      }),
    )
    .filter(({ states }) => states.length > 0)
  const count = match.reduce((sum, { states }) => sum + states.length, 0)
  return (
    <nav aria-label="States" className="overflow-y-auto border-e border-rule p-2">
      <h1 className="display mb-2 text-lead">Gallery</h1>
      <label className="grid gap-0.5">
        <span className="font-strong">Search charts and states</span>
        <input
          type="search"
          className="control w-full"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
      <p role="status" className="my-1 text-ink-soft">
        {count} states of {match.length} charts and regions
      </p>
      {match.map(({ chart, states }) => (
        <section key={chart} className="mb-2">
          <h2 className="font-strong" title={walkOf(chart).guarantees}>
            {chart}
          </h2>
          <ul>
            {states.map((state) => (
              <li key={state}>
                <a
                  href={`#${encodeURI(nameOf(chart, state))}`}
                  aria-current={nameOf(chart, state) === name ? 'page' : undefined}
                  className="block py-0.5 ps-1 break-words no-underline hover:underline aria-[current]:font-strong aria-[current]:text-ink"
                >
                  {state}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2 className="font-strong">Without a screen</h2>
      <dl className="text-ink-soft">
        {Object.entries(withoutScreen).map(([chart, why]) => (
          <div key={chart}>
            <dt className="inline">{chart}: </dt>
            <dd className="inline">{why}</dd>
          </div>
        ))}
      </dl>
    </nav>
  )
}

function Looks({ look, choose }: { look: Look; choose: (what: Choice, to: string) => void }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <label key={choice} className="inline-flex items-center gap-1">
          <span className="font-strong first-letter:uppercase">{choice}</span>
          <select className="control" value={look[choice]} onChange={({ target }) => choose(choice, target.value)}>
            {choices[choice].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      ))}
      {look.language === 'pseudo' && (
        <p className="self-center text-ink-soft">
          The product speaks English only. This is the same, longer and with accents: what is cut off, or stays plain,
          shows.
        </p>
      )}
    </div>
  )
}

/** The report of the state's own page. */
function About({ name }: { name: string }) {
  const [outcome, setReported] = useState<Outcome | null>(null)
  const hear = (place: HTMLElement | null) => {
    if (!place) return
    const listen = ({ data, origin }: MessageEvent<Outcome>) => {
      if (origin === location.origin && data.name === name) setReported((before) => (before?.fault ? before : data))
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }
  const [chart] = name.split('/') as [WalkName]
  return (
    <div ref={hear}>
      <p>
        <strong className="font-strong">{name}</strong>{' '}
        <span className="text-ink-soft">{walkOf(chart).guarantees}</span>
      </p>
      <p className="text-ink-soft">{outcome?.way ?? 'On the way …'}</p>
      {outcome?.fault && (
        <p role="alert" className="text-stop">
          {outcome.fault}
        </p>
      )}
    </div>
  )
}

function Shown({ name, look: { theme, width, language } }: { name: string; look: Look }) {
  const address = `state.html?${new URLSearchParams({ state: name, theme, language })}`
  return (
    <iframe
      key={address}
      title={name}
      src={address}
      style={{ width: width === 'full' ? '100%' : `${width}px` }}
      className="h-full border border-rule"
    />
  )
}

createRoot(document.getElementById('root')!).render(<Gallery />)
