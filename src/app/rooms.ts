import type { ComponentType } from 'react'
import type { Location } from 'react-router-dom'
import { createActor } from 'xstate'
import { chunkMachine } from '../../machines/chunk/chunk.machine'
import { type ChunkRef, selectLoaded } from '../../machines/chunk/chunk.select'
import { loadChunk } from '../../machines/chunk/loadChunk'
import { isPolicyAddress } from '../../machines/policy/policy.link'
import { below } from './address'
import { importing } from './importing'
import type { World } from './world'

/** A lazy screen with the actor it renders. It is opened once and stays, so that leaving and coming back loses nothing. */
export interface Room {
  readonly Screen: ComponentType
  /** the address has moved, and is still this room's */
  readonly follow: (to: Location) => void
}

/** The default export of a room's module. */
export type OpenRoom = (world: World) => Room

export const roomNames = ['quote', 'policy', 'admin', 'usw'] as const
export type RoomName = (typeof roomNames)[number]
export type Rooms = Readonly<Record<RoomName, ChunkRef>>

type Loads = Readonly<Record<RoomName, () => Promise<{ default: OpenRoom }>>>

const loads: Loads = {
  quote: () => import('./rooms/quote'),
  policy: () => import('./rooms/policy'),
  admin: () => import('./rooms/admin'),
  usw: () => import('./rooms/usw'),
}

/** Whose an address is: `/404` alone is nobody's, and whatever is not named is the quote's (specification section 2). */
export function roomAt(location: Pick<Location, 'pathname' | 'search' | 'hash'>): RoomName | null {
  const [, first = '', second] = below({ ...location, search: '' }).split('/')
  if (first === '404' && !second) return null
  if (first === 'admin' || first === 'usw') return first
  return isPolicyAddress(location.hash) ? 'policy' : 'quote'
}

/** The rooms of the house, each fetched when the address first leads there. Above React: nothing starts twice. */
export function openRooms(world: World, from: Loads = loads): Rooms {
  const { address } = world
  const open = (name: RoomName, number: number): ChunkRef => {
    const load = importing(from[name])
    return createActor(
      chunkMachine.provide({
        actors: { loadChunk: loadChunk(async (tries) => (await load(tries)).default(world)) },
      }),
      { input: { number } },
    )
  }
  const rooms = Object.fromEntries(roomNames.map((name, i) => [name, open(name, i + 1)])) as Record<RoomName, ChunkRef>
  const follow = () => {
    const name = roomAt(address.now())
    if (name === null) return
    rooms[name].start()
    const room = selectLoaded(rooms[name].getSnapshot()) as Room | null
    room?.follow(address.now())
  }
  address.follow(follow)
  follow()
  return rooms
}
