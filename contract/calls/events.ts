import type { CountedEvents } from '../client'
import { type Api, answer } from './answer'

/** Told as a page goes, which may be over before the answer comes. */
export const countEvents = (api: Api, body: CountedEvents) => answer(api.POST('/events', { body, keepalive: true }))
