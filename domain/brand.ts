/** A document that the footer offers to everybody; it is listed here once its file is served. */
interface Sample {
  readonly name: string
  readonly url: string
}

/** A section of the footer: what the insurance is, and its sample certificate and policy. */
interface Offer {
  readonly title: string
  readonly parts: readonly { readonly title?: string; readonly words: string; readonly samples: readonly Sample[] }[]
}

/** Who we are, in one place (decision 36). Every value is a placeholder that a deployment puts its own in the place of. */
export const brand = {
  name: 'Marquee',
  company: 'Marquee Event Insurance',
  address: ['100 Example Street, Suite 200', 'Austin, TX 78701'],
  phone: '800-555-0100',
  email: 'help@example.com',
  hours: 'Mon - Fri, 9:00 am - 5:00 pm',
  /** the first provider (decision 18); it is admitted (decision 30) */
  insurer: { name: 'Example Insurance Company', address: ['200 Example Plaza', 'Dallas, TX 75201'] },
  /** paths of the main site, which is not this application */
  navigation: [
    { name: 'Blog', url: 'https://www.example.com/blog' },
    { name: 'About us', url: 'https://www.example.com/about-us' },
    { name: 'Contact us', url: 'https://www.example.com/contact-us' },
    { name: 'Privacy', url: 'https://www.example.com/privacy' },
  ],
  partners: [
    { name: 'Example Insurance Partner', url: 'https://insurance.example.com' },
    { name: 'Example Promotions Group', url: 'https://promotions.example.com' },
  ],
  offers: [
    {
      title: 'Special Event Liability Insurance',
      parts: [{ words: 'When somebody is hurt at your event, or something is damaged.', samples: [] }],
    },
    {
      title: 'Cancellation & Postponement Insurance',
      parts: [
        { title: 'Weddings', words: 'When the day cannot go on as planned.', samples: [] },
        { title: 'Trade Shows', words: 'When the show cannot open as planned.', samples: [] },
      ],
    },
    { title: 'Rain Insurance', parts: [{ words: 'On request, by phone or email.', samples: [] }] },
  ] as readonly Offer[],
} as const
