import { inDollars } from '../../../domain/common/formats'
import type { Authenticating, ChargeOutcome } from './processor'

/**
 * The sandbox bank's page for the cardholder (3-D Secure), as plain HTML without a script: it asks to approve a charge, and
 * afterwards says how it ended. It names the card's brand and last four digits.
 * @param charge null for a charge that waits for nobody
 */
export function bankPage(reference: string, charge: ChargeOutcome | Authenticating | null): string {
  if (!charge) return page('There is nothing to confirm', 'This link belongs to no payment that waits for you.')
  if (charge.end !== 'authenticating') {
    const [title, text] = endings[charge.end]
    return page(title, text)
  }
  const { amountCents, card } = charge
  const what = `Do you pay <strong>${inDollars(amountCents)}</strong> with your ${card.brand} ending in ${card.last4}?`
  if (charge.bankPage === 'silent')
    return page(
      'Confirm your payment',
      `${what} This bank does not answer: it shows no buttons, to try an abandoned payment.`,
    )
  return page(
    'Confirm your payment',
    `${what} This is the bank of the sandbox processor: no money moves.`,
    `<div>${button(reference, 'approved', 'Approve')}${button(reference, 'failed', 'Fail')}</div>`,
  )
}

const endings = {
  charged: ['Confirmed', 'Thank you. You return to the shop by itself.'],
  refused: ['Not confirmed', 'The bank did not take this payment. You return to the shop by itself.'],
  cancelled: ['Canceled', 'This payment was canceled, and nothing was charged.'],
} as const

const button = (reference: string, answer: string, label: string) =>
  `<form method="post" action="/sandbox-processor/banks/${reference}/${answer}"><button>${label}</button></form>`

const page = (title: string, text: string, buttons = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style></head>` +
  `<body><main><h1>${title}</h1><p>${text}</p>${buttons}</main></body></html>`

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1rem}h1{font-size:1.25rem;margin:0}' +
  'div{display:flex;flex-wrap:wrap;gap:.5rem}button{font:inherit;min-height:44px;padding:.5rem 1.25rem}'
