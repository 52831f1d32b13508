import { useSyncExternalStore } from 'react'
import type { Answers } from '../../../domain/application'
import type { QuoteRef } from '../../../machines/quote/quote.select'
import { fetchLater } from '../../screens/quote/later'
import { QuoteScreen } from '../../screens/quote/QuoteScreen'
import { base } from '../address'
import { newKey } from '../newKey'
import { QuoteProvider } from '../QuoteProvider'
import { QuoteToolsProvider } from '../QuoteToolsProvider'
import { quoteLinkIn, startQuote } from '../quoteActor'
import { makeQuoteTools } from '../quoteTools'
import { type OpenRoom, type Room, roomAt } from '../room'
import type { World } from '../world'

/** One quote after the other: buying again begins another in the same room. */
export function openQuoteRoom({ client, address, storage, toast, redirect }: World, start = startQuote): Room {
  const { vault, tools } = makeQuoteTools(client)
  const listeners = new Set<() => void>()

  /** The address names the quote, so that a reload, a bookmark or another device opens the same one. */
  const named = (contactId: string) => {
    if (roomAt(address.now()) !== 'quote') return
    const said = new URLSearchParams(address.now().search)
    said.set('id', contactId)
    address.navigator.replace(`${base}?${said}`)
  }
  const restarted = (answers: Partial<Answers>) => {
    address.navigator.replace(base)
    quote = begin(answers)
    for (const listener of listeners) listener()
  }
  const begin = (answers: Partial<Answers> = {}): QuoteRef =>
    start({
      client,
      vault,
      storage,
      link: quoteLinkIn(address.now().search),
      newKey,
      toast,
      redirect,
      named,
      restarted,
      answers,
    })
  let quote = begin()

  const now = () => quote
  const follow = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    Screen: () => (
      <QuoteToolsProvider value={tools}>
        <QuoteProvider value={useSyncExternalStore(follow, now)}>
          <QuoteScreen />
        </QuoteProvider>
      </QuoteToolsProvider>
    ),
    follow: () => {},
  }
}

const openRoom: OpenRoom = (world) => {
  fetchLater()
  return openQuoteRoom(world)
}
export default openRoom
