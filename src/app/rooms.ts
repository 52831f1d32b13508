import { createActor } from 'xstate'
import { chunkMachine } from '../../machines/chunk/chunk.machine'
import { type ChunkRef, selectLoaded } from '../../machines/chunk/chunk.select'
import { loadChunk } from '../../machines/chunk/loadChunk'
import { importing } from './importing'
import { inspection } from './inspection'
import { type OpenRoom, type Room, type RoomName, roomAt } from './room'
import type { World } from './world'

export type Rooms = Readonly<Record<RoomName, ChunkRef>>

type Loads = Readonly<Record<RoomName, () => Promise<{ default: OpenRoom }>>>

/** In the order in which their chunks are numbered, as a failure tells it: 'Loading chunk N failed'. */
const loads: Loads = {
  quote: () => import('./rooms/quote'),
  policy: () => import('./rooms/policy'),
  admin: () => import('./rooms/admin'),
  usw: () => import('./rooms/usw'),
  rain: () => import('./rooms/rain'),
  mailbox: () => import('./rooms/mailbox'),
  failedWork: () => import('./rooms/failedWork'),
  certificate: () => import('./rooms/certificate'),
  workspace: () => import('./rooms/workspace'),
  accounting: () => import('./rooms/accounting'),
  attachments: () => import('./rooms/attachments'),
  emailLogs: () => import('./rooms/emailLogs'),
  history: () => import('./rooms/history'),
  settings: () => import('./rooms/settings'),
  signatures: () => import('./rooms/signatures'),
  users: () => import('./rooms/users'),
  audit: () => import('./rooms/audit'),
  overview: () => import('./rooms/overview'),
  account: () => import('./rooms/account'),
  unsubscribe: () => import('./rooms/unsubscribe'),
}

/** The rooms of the house, each fetched when the address first leads there. Above React: nothing starts twice. */
export function openRooms(world: World, from: Loads = loads): Rooms {
  const { address } = world
  const open = (name: RoomName, number: number): ChunkRef => {
    const load = importing(from[name])
    return createActor(
      chunkMachine.provide({ actors: { loadChunk: loadChunk(async (tries) => (await load(tries)).default(world)) } }),
      { ...inspection, input: { number } },
    )
  }
  const names = Object.keys(loads) as RoomName[]
  const rooms = Object.fromEntries(names.map((name, i) => [name, open(name, i + 1)])) as Record<RoomName, ChunkRef>
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
