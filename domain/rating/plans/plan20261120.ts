import type { Plan } from './plan'
import { rain20261127 } from './rain'
import { surplusLines } from './surplusLines'

/**
 * The first plan, of November 20, 2026. Every rate is illustrative and ours to change (decision 31); none is filed. The
 * limits, bands and percentages of fee and commission are the specification's (section 9). Put any change into a new
 * file.
 */
export const plan20261120: Plan = {
  version: '2026-11-20',
  from: '11/20/2026',
  source: 'Illustrative, held against public price points of 2007 to 2026',
  liability: {
    '1': [85, 130, 230, 390, 590],
    '2': [115, 175, 310, 525, 795],
    '3': [155, 240, 425, 720, 1090],
    '4': [220, 340, 600, 1015, 1535],
  },
  vendor: [60, 70, 85, 105, 130],
  weddingDiscountPercent: 10,
  leastLiability: 60,
  dayFactors: ['1', '1.35', '1.65', '1.9', '2.1', '2.3', '2.5', '2.65', '2.8', '2.95'],
  limitFactors: {
    '$500,000/$1,000,000': '0.85',
    '$1,000,000/$1,000,000': '0.95',
    '$1,000,000/$2,000,000': '1',
    '$1,000,000/$3,000,000': '1.06',
    '$2,000,000/$2,000,000': '1.25',
    '$3,000,000/$3,000,000': '1.5',
  },
  liquor: [150, 275, 450, 700],
  medicalPayments: { '$1,000': 0, '$5,000': 25, '$10,000': 50 },
  rentedPremises: { '$100,000': 0, '$300,000': 25, '$500,000': 50, '$1,000,000': 90 },
  rehearsal: [25, 40, 60],
  setupDay: 20,
  takedownDay: 20,
  rainDate: 35,
  additionalInsured: 10,
  waiver: { each: 35, most: 150 },
  primary: { each: 35, most: 150 },
  policyFeePercent: 5,
  triaPercent: 3,
  commissionPercent: { usual: 10, version11: 20 },
  cancellation: {
    wedding: [85, 115, 150, 185, 230, 320, 410],
    weddingOutdoor: '1.25',
    rates: {
      Meeting: '0.85',
      'Professional Association Meeting': '0.85',
      'Civic Club Meeting': '0.85',
      Conference: '0.95',
      'Medical Conference': '0.95',
      Convention: '1.05',
      'Trade Show': '1.05',
      'Health Fair': '1.1',
      'Bridal Show': '1.15',
      'Flower Show': '1.15',
      'Garden Show': '1.2',
      'Home Show/Convention': '1.15',
      'Jewelry Show': '1.2',
      'Auto Show': '1.15',
      'Boat Show': '1.2',
      'Car Show': '1.2',
      'RV Show': '1.2',
      'Truck Show': '1.2',
      'Farm Show': '1.25',
    },
    outdoor: '1.75',
    winter: { indoor: '1.15' },
    hurricanes: { indoor: '1.25', outdoor: '1.6' },
    least: 250,
    covers: {
      loss_deposit: 1,
      photograph_video: 1,
      event_gift: 0.8,
      damage_wedding_attire: 0.8,
      scheduled_jewelry: 1.2,
    },
  },
  rain: rain20261127,
  surplusLines,
}
