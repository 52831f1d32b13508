import { readFileSync } from 'node:fs'
import {
  array,
  boolean,
  defaulted,
  define,
  type Infer,
  object,
  optional,
  refine,
  type Struct,
  validate,
} from 'superstruct'
import { type CalendarDate, isBefore, isCalendarDate } from '../../../domain/common/dates'
import { accentFault, isColor } from '../../../domain/quote/accent'

/** Validators of the file's values, named for error messages. */
const text = (most: number) =>
  define<string>(`a text of 1 to ${most} characters`, (v) => typeof v === 'string' && /\S/.test(v) && v.length <= most)
const day = define<CalendarDate>('a day as MM/DD/YYYY', (v) => typeof v === 'string' && isCalendarDate(v))
const amount = define<number>(
  'a number above 0, of 10000 at most and with at most two decimals',
  (v) => typeof v === 'number' && v > 0 && v <= 10_000 && Math.abs(v * 100 - Math.round(v * 100)) < 1e-6,
)
const businessDays = define<number>(
  'a whole number of days from 1 to 30',
  (v) => typeof v === 'number' && Number.isInteger(v) && v >= 1 && v <= 30,
)
const dollarLimit = define<number>(
  'a number from 0 to 100000000 with at most two decimals',
  (v) => typeof v === 'number' && v >= 0 && v <= 100_000_000 && Math.abs(v * 100 - Math.round(v * 100)) < 1e-6,
)
const percentage = define<number>(
  'a number from 0 to 100 with at most two decimals',
  (v) => typeof v === 'number' && v >= 0 && v <= 100 && Math.abs(v * 100 - Math.round(v * 100)) < 1e-6,
)
const slug = define<string>('1 to 60 of a-z, 0-9 and -', (v) => typeof v === 'string' && /^[a-z0-9-]{1,60}$/.test(v))
const origin = define<string>(
  'an origin such as https://partner.example.com',
  (v) => typeof v === 'string' && URL.canParse(v) && new URL(v).origin === v,
)

const accent = refine(
  define<string>('a color as #rrggbb', isColor),
  'readable color',
  (color) => accentFault(color) ?? true,
)

const Coupon = refine(
  object({
    /** case-insensitive, as a customer types it */
    code: text(40),
    /** dollars, or a percentage; coupons only reduce the policy fee (decision 28) */
    value: amount,
    is_percentage: boolean(),
    /** New York days, inclusive */
    from: optional(day),
    until: optional(day),
  }),
  'coupon',
  ({ value, is_percentage, from, until }) => {
    if (is_percentage && value > 100) return 'of 100 percent at most'
    return from && until && isBefore(until, from) ? 'over no earlier than it begins' : true
  },
)

const Partner = object({
  /** the value in links: ?partner=slug */
  slug,
  name: text(200),
  /** whether its customers get the second provider (decision 18) */
  isHcc: boolean(),
  /** origins whose pages may embed ours in a frame */
  frameParents: defaulted(array(origin), () => []),
  /** the color of links, buttons and choices in such a frame */
  accent: optional(accent),
})

/** Beyond these limits an act of staff needs a second person (domain/staff/secondPerson). */
const SoleAuthority = object({
  aboveStandardRefund: optional(dollarLimit),
  premium: optional(dollarLimit),
  eachOccurrence: optional(dollarLimit),
  discountPercent: optional(percentage),
})

/** business days until an underwriter answers, where the file does not say */
const usualReview = 2

const list = <T>(entry: Struct<T, any>, name: string, keyOf: (entry: T) => string) =>
  defaulted(
    refine(array(entry), name, (entries) => {
      const keys = entries.map(keyOf)
      return new Set(keys).size === keys.length ? true : `without the same ${name} twice`
    }),
    () => [],
  )

const Program = object({
  coupons: list(Coupon, 'code', ({ code }) => keyOf(code)),
  partners: list(Partner, 'slug', (partner) => partner.slug),
  /** in which an underwriter answers a quote that was submitted for review */
  reviewBusinessDays: defaulted(businessDays, () => usualReview),
  soleAuthority: defaulted(SoleAuthority, () => ({})),
})

/** The coupons, the partners, the time of a review and the limits of one person that the operator has set up. */
export type Program = Infer<typeof Program>
type ProgramCoupon = Infer<typeof Coupon>
export type Partner = Infer<typeof Partner>

export const noProgram: Program = { coupons: [], partners: [], reviewBusinessDays: usualReview, soleAuthority: {} }

/** @throws an error that names the file and the invalid field, without its value */
export function readProgram(file: string): Program {
  const [failure, program] = validate(contentOf(file), Program, { coerce: true })
  if (!failure) return program
  // of the first failure itself: the error's own message begins with the path too
  const { path, refinement, message, type } = failure.failures()[0]!
  const fieldPath = path.length > 0 ? path.join('.') : 'the file'
  throw new Error(`PROGRAM_FILE ${file}: ${fieldPath} must be ${refinement ? message : (plainly[type] ?? type)}.`)
}

/** replacements for superstruct's own type names in messages */
const plainly: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  boolean: 'true or false',
  never: 'left out, for there is no such setting',
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (fault) {
    const isSyntax = fault instanceof SyntaxError
    throw new Error(`PROGRAM_FILE ${file}: ${isSyntax ? 'it is no JSON' : 'it cannot be read'}.`)
  }
}

const keyOf = (code: string) => code.trim().toLowerCase()

/** The coupon of a code that is valid on a day; undefined for an unknown, expired or future one. */
export const couponOn = ({ coupons }: Program, code: string, today: CalendarDate): ProgramCoupon | undefined =>
  coupons.find(
    (coupon) =>
      keyOf(coupon.code) === keyOf(code) &&
      !(coupon.from && isBefore(today, coupon.from)) &&
      !(coupon.until && isBefore(coupon.until, today)),
  )

export const partnerOf = (
  { partners }: Pick<Program, 'partners'>,
  slug: string | null | undefined,
): Partner | undefined => partners.find((partner) => partner.slug === slug)
