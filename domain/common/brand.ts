/** Links to a sample certificate and a sample policy, which the server draws as PDFs (server/documents/sample). */
const samplesOf = (kind: string): readonly Link[] =>
  (['certificate', 'policy'] as const).map((document) => ({
    name: `Sample ${document}`,
    url: `/api/samples/${kind}-${document}`,
  }))

/** What its owner sets (decision 36): names, addresses and links. */
export interface OwnNames {
  readonly name: string
  readonly company: string
  readonly address: readonly string[]
  readonly phone: string
  readonly email: string
  readonly hours: string
  /** where the quote is opened again */
  readonly site: string
  /** who signs certificates and policies where no member of the staff did */
  readonly representative: string
  /** where an invoice is paid by transfer */
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

/** Stand in for its owner's, for whoever tries it out. */
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
        ask: { name: 'Request rain insurance', hash: '#rain-cover' },
      },
    ],
  },
]

/**
 * The owner's names: a server reads them from BRAND_FILE before it loads anything else, and tells them to its pages, which
 * find them in the same place (server/platform/config/brandFile.ts).
 */
export const brand = { ...sampleNames, ...globalThis.marqueeBrand, offers }

declare global {
  var marqueeBrand: Partial<OwnNames> | undefined
}

interface Link {
  readonly name: string
  readonly url: string
}

/** A product in the footer; `samples` are its sample documents, and `ask` is where it is asked for. */
interface Offer {
  readonly title: string
  readonly parts: readonly {
    readonly title?: string
    readonly samples: readonly Link[]
    readonly ask?: { readonly name: string; readonly hash: string }
  }[]
}
