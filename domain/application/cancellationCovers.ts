import {
  amountAtStake,
  dollarsIn,
  limitInWords,
  otherLimits,
  secondDepositLimits,
  weddingTierOf,
  weddingTiers,
} from '../common/cancellationLimits'
import { cancellation } from '../common/coverageTypes'
import { dollars, wholeDollars } from '../common/formats'
import type { Across, Offer } from './fields/field'
import { amount, choice, cover, derived, entries, text } from './fields/kinds'

const group = 'cancellation'
const always = { coverage_type: cancellation }
const forWedding = { coverage_type: cancellation, event_type: ['Wedding'] }

const asOption = (value: string) => ({ value, label: value })
const others = otherLimits.map(asOption)
const deposits = secondDepositLimits.map(asOption)
const none: ReturnType<Offer> = []

/** A wedding's tier fixes the limit; elsewhere it is chosen (decisions 16 and 17). */
const byTier =
  (part: 'lossDeposit' | 'other', chosen: ReturnType<Offer>): Offer =>
  (a) => {
    if (a['provider'] === 'second') return chosen
    if (a['event_type'] !== 'Wedding') return others
    const tier = weddingTierOf(a)
    if (tier) return tierOffers[part][weddingTiers.indexOf(tier)]!
    // beyond the tables an underwriter prices what the largest budget has
    return amountAtStake(a) === null ? none : tierOffers[part].at(-1)!
  }
const offersOf = (part: 'lossDeposit' | 'other') => weddingTiers.map((tier) => [asOption(wholeDollars(tier[part]))])
const tierOffers = { lossDeposit: offersOf('lossDeposit'), other: offersOf('other') }

/** Every limit there is for a cover, once each, in order. */
const allOf = (part: 'lossDeposit' | 'other', chosen: readonly string[]) =>
  [...new Set([...weddingTiers.map((tier) => wholeDollars(tier[part])), ...otherLimits, ...chosen])].sort(
    (a, b) => dollarsIn(a) - dollarsIn(b),
  )
const depositLimit = choice(allOf('lossDeposit', secondDepositLimits))
const otherLimit = choice(allOf('other', otherLimits))
const limitOf = (name: string) => ({
  group,
  width: 160 as const,
  when: { [name]: ['True'] },
  valid: ['$1,000'] as const,
  asking: { is_hcc: 'True' },
})

export const cancellationCovers = {
  cancellation_postponement: derived('Cancellation and postponement', ['True', 'False'], () => 'True' as const, {
    isSent: true,
    when: always,
  }),
  cancellation_postponement_limit: derived<string>('Limit for cancellation', ['$25,000'], limitInWords, {
    isSent: true,
    when: always,
  }),
  cancellation_honoree_1: text({
    label: 'Name of the first spouse or partner',
    hint: 'The policy responds to illness or injury of these people.',
    group,
    row: 'honorees',
    when: forWedding,
    valid: ['Jordan Sample'],
  }),
  cancellation_honoree_2: text({
    label: 'Name of the second spouse or partner',
    group,
    row: 'honorees',
    when: forWedding,
    valid: ['Robin Example'],
  }),
  loss_deposit: cover({
    label: 'Loss of deposit',
    hint: 'If the caterer or the venue fails, you get back what you paid ahead.',
    price: '1% of its limit',
    group,
    when: always,
  }),
  loss_deposit_limit: depositLimit({
    label: 'Limit for loss of deposit',
    ...limitOf('loss_deposit'),
    offer: byTier('lossDeposit', deposits),
  }),
  photograph_video: cover({
    label: 'Photographs and video',
    hint: 'If the photographer fails or the pictures are lost, we pay to take them again.',
    price: '1% of its limit',
    group,
    when: always,
  }),
  photograph_video_limit: otherLimit({
    label: 'Limit for photographs and video',
    ...limitOf('photograph_video'),
    offer: byTier('other', others),
  }),
  event_gift: cover({
    label: 'Gifts',
    hint: 'Gifts that are lost, stolen or damaged at the event.',
    price: '0.8% of its limit',
    group,
    when: always,
  }),
  event_gift_limit: otherLimit({
    label: 'Limit for gifts',
    ...limitOf('event_gift'),
    offer: byTier('other', others),
  }),
  damage_wedding_attire: cover({
    label: 'Wedding attire',
    hint: 'Dresses and suits that are lost or damaged, or never delivered.',
    price: '0.8% of its limit',
    group,
    when: forWedding,
  }),
  damage_wedding_attire_limit: otherLimit({
    label: 'Limit for wedding attire',
    ...limitOf('damage_wedding_attire'),
    offer: byTier('other', others),
  }),
  scheduled_jewelry: cover({
    label: 'Scheduled jewelry',
    hint: 'Up to four pieces that you name, lost, stolen or damaged.',
    price: '1.2% of its limit',
    group,
    when: forWedding,
  }),
  scheduled_jewelry_limit: otherLimit({
    label: 'Limit for scheduled jewelry',
    ...limitOf('scheduled_jewelry'),
    offer: byTier('other', others),
  }),
  scheduled_jewelry_items: entries(
    {
      most: 4,
      title: 'scheduled_jewelry_description',
      noun: 'piece',
      empty: 'No piece yet. Name each one that is to be covered.',
      isNumbered: true,
      fields: {
        scheduled_jewelry_description: text({ label: 'What is it?', brief: 'Description', valid: ['Gold ring'] }),
        scheduled_jewelry_limit: amount({ label: 'What is it worth?', brief: 'Worth', valid: [600] }),
      },
    },
    {
      label: 'The pieces',
      group,
      when: { scheduled_jewelry: ['True'] },
      valid: [[{ scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 }]],
    },
  ),
} as const

type Piece = Readonly<Record<string, unknown>>

export const cancellationRules: readonly Across<typeof cancellationCovers>[] = [
  {
    at: 'scheduled_jewelry_items',
    breaks: 'withinJewelryLimit',
    needs: ['scheduled_jewelry_limit', 'scheduled_jewelry_items'],
    holds: (a) => worthOf(a['scheduled_jewelry_items']) <= dollarsIn(a['scheduled_jewelry_limit']),
    amounts: (a) => [inDollars(worthOf(a['scheduled_jewelry_items'])), a['scheduled_jewelry_limit']],
    invalid: {
      event_type: 'Wedding',
      coverage_type: 'Cancellation Insurance',
      event_total_costs: 7_500,
      scheduled_jewelry: 'True',
      scheduled_jewelry_items: [
        { scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 },
        { scheduled_jewelry_description: 'Necklace', scheduled_jewelry_limit: 500 },
      ],
    },
  },
]

/** The pieces together may not be worth more than the cover (decision 19). Dollars. */
const worthOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { scheduled_jewelry_limit: worth }) => sum + (typeof worth === 'number' ? worth : 0), 0)

/** $7,000, or $1,850.50. */
const inDollars = (value: number) => (Number.isInteger(value) ? wholeDollars(value) : dollars(value))
