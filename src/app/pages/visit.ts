import { createActor } from 'xstate'
import type { Client } from '../../../contract/client'
import { type Flags, storeGtagFlags } from '../../../machines/calls/contacts'
import { visitMachine } from '../../../machines/customer/quote/visit.machine'
import { inspection } from '../../shared/browser/inspection'

/** the number of flags that are kept, and the length of each */
const most = 20
const longest = 200

/** Reads the campaign parameters of an address: `utm_source` and its like, and click ids. */
export const flagsIn = (search: string): Flags =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name, text]) => /^(utm_[a-z_]{1,40}|gclid)$/.test(name) && text !== '')
      .slice(0, most)
      .map(([name, text]) => [name, text.slice(0, longest)]),
  )

export const startVisit = (client: Client, search: string) =>
  createActor(visitMachine.provide({ actors: { storeGtagFlags: storeGtagFlags(client) } }), {
    ...inspection,
    input: { flags: flagsIn(search) },
  }).start()
