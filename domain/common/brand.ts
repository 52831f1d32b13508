/** Links to a sample certificate and a sample policy, rendered by the server (server/documents/sample). */
const samplesOf = (kind: string): readonly Link[] =>
  (['certificate', 'policy'] as const).map((document) => ({
    name: `Sample ${document}`,
    url: `/api/samples/${kind}-${document}`,
  }))

/** Names, addresses and links set by the operator (decision 36). */
export interface OwnNames {
  readonly name: string
  readonly company: string
  readonly address: readonly string[]
  readonly phone: string
  readonly email: string
  readonly hours: string
  /** where customers open their quote again */
  readonly site: string
  /** the default signer of certificates and policies */
  readonly representative: string
  /** bank account for paying an invoice by transfer */
  readonly bank: { readonly name: string; readonly routing: string; readonly account: string }
  /** the first provider, admitted, and the second, surplus lines (decisions 18 and 30) */
  readonly insurer: Insurer
  readonly secondInsurer: Insurer
  readonly navigation: readonly Link[]
  readonly partners: readonly Link[]
}

interface Insurer {
  readonly name: string
  readonly address: readonly string[]
}

/** Sample names until the operator sets real ones. */
export const sampleNames: OwnNames = {
  name: 'Marquee',
  company: 'Marquee Event Insurance',
  address: ['100 Example Street, Suite 200', 'Austin, TX 78701'],
  phone: '800-555-0100',
  email: 'help@example.com',
  hours: 'Mon - Fri, 9:00 am - 5:00 pm',
  site: 'www.example.com/quote',
  representative: 'Robin Sample',
  bank: { name: 'Example Bank', routing: '000000000', account: '0000000000' },
  insurer: { name: 'Example Casualty Company', address: ['200 Example Plaza', 'Dallas, TX 75201'] },
  secondInsurer: { name: 'Example Specialty Insurance Company', address: ['300 Example Square', 'Houston, TX 77002'] },
  navigation: [
    { name: 'Blog', url: 'https://www.example.com/blog' },
    { name: 'About us', url: 'https://www.example.com/about-us' },
    { name: 'Contact us', url: 'https://www.example.com/contact-us' },
    { name: 'Privacy', url: 'https://www.example.com/privacy' },
  ],
  partners: [
    { name: 'Example Insurance Partner', url: 'https://partner.example.com' },
    { name: 'Example Promotions Group', url: 'https://promotions.example.com' },
  ],
}

const offers: readonly Offer[] = [
  {
    title: 'Special Event Liability Insurance',
    parts: [{ samples: samplesOf('liability') }],
  },
  {
    title: 'Cancellation & Postponement Insurance',
    parts: [
      { title: 'Weddings', samples: samplesOf('wedding-cancellation') },
      { title: 'Trade Shows', samples: samplesOf('trade-show-cancellation') },
    ],
  },
  {
    title: 'Rain Insurance',
    parts: [
      {
        samples: samplesOf('rain'),
        ask: { name: 'Get rain insurance', hash: '#rain-cover' },
      },
    ],
  },
]

/**
 * The configured brand. A server reads it from BRAND_FILE before loading anything else, and passes it to its pages
 * through the same global (server/platform/config/brandFile.ts).
 */
export const brand = { ...sampleNames, ...globalThis.marqueeBrand, offers }

declare global {
  var marqueeBrand: Partial<OwnNames> | undefined
}

interface Link {
  readonly name: string
  readonly url: string
}

/** A product in the footer, with its sample documents and the page to request it. */
interface Offer {
  readonly title: string
  readonly parts: readonly {
    readonly title?: string
    readonly samples: readonly Link[]
    readonly ask?: { readonly name: string; readonly hash: string }
  }[]
}
