import type { Plan } from './plan'
import { plan20261128 } from './plan20261128'
import { surplusLines } from './surplusLines'

/**
 * From 2027 on, Iowa's tax on policies by non-admitted insurers is lower. Everything else stays the same. No quote had
 * this plan when the one before it got factors by hours.
 */
export const plan20270101: Plan = {
  ...plan20261128,
  version: '2027-01-01',
  from: '01/01/2027',
  surplusLines: {
    ...surplusLines,
    IA: { ...surplusLines.IA, tax: 0.9, note: 'from 2027; 0.925 in 2026' },
  },
}
