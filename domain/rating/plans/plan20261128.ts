import type { Plan } from './plan'
import { plan20261120 } from './plan20261120'
import { rain20261127 } from './rain'

/**
 * Rain insurance for more hours costs more, because rain is likelier within them. Six hours cost as before. The factors
 * are illustrative and ours to change (decision 31). It begins the day after its release, so that the release before it,
 * which serves beside it during a deploy, meets no quote of a plan that it does not know. Everything else stays the same.
 */
export const plan20261128: Plan = {
  ...plan20261120,
  version: '2026-11-28',
  from: '11/28/2026',
  rain: {
    ...rain20261127,
    source: `${rain20261127.source}; factors by hours illustrative`,
    hours: { '4': '0.8', '5': '0.9', '6': '1', '7': '1.1', '8': '1.2' },
  },
}
