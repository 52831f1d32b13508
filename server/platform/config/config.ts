import { defaulted, type Infer, optional, type, validate } from 'superstruct'
import {
  type ClamdConfig,
  clamdOf,
  type S3Config,
  type SmtpConfig,
  s3Of,
  smtpOf,
  type TraceConfig,
  tracesOf,
} from './connections'
import { withoutTls } from './databaseTls'
import { type OidcConfig, oidcConfigOf, oidcFaults } from './oidc'
import { noProgram, type Program, readProgram } from './program'
import { missingPartners, withoutDatabase } from './required'
import { withSecretFiles } from './secretFiles'
import { type StripeConfig, stripeConfigOf, withoutStripe } from './stripe'
import { type TwilioConfig, twilioOf, withoutTwilio } from './twilio'
import { email, oneOf, url, whole, words, yesNo } from './values'

/** Every environment variable of the server, with its default. An empty variable counts as unset. */
const Environment = type({
  /** the work of this process; `migrate` prepares the database and ends */
  ROLE: defaulted(oneOf(['all', 'web', 'worker', 'migrate']), 'all'),
  HOST: defaulted(words(1), 'localhost'),
  PORT: defaulted(whole(0, 65_535), 3000),
  /** the port for Prometheus metrics; without it, they are not served */
  METRICS_PORT: optional(whole(1, 65_535)),
  /** the public address, used in every mailed link */
  BASE_URL: optional(url('http://', 'https://')),
  /** seconds between the signal to stop and the last request; health checks of a load balancer need that long */
  DRAIN_SECONDS: defaulted(whole(0, 300), 0),
  DATABASE_URL: optional(url('postgres://', 'postgresql://')),
  /** `optional` permits a plain connection to a database on another machine */
  DATABASE_TLS: defaulted(oneOf(['required', 'optional']), 'required'),
  /** whether a pooler gives a connection to another client after each transaction */
  DATABASE_POOLER: defaulted(oneOf(['none', 'transaction']), 'none'),
  DATA_FOLDER: defaulted(words(1), 'data'),
  LOG_LEVEL: defaulted(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  PAYMENT_PROCESSOR: defaulted(oneOf(['sandbox', 'stripe']), 'sandbox'),
  STRIPE_SECRET_KEY: optional(words(8)),
  STRIPE_PUBLISHABLE_KEY: optional(words(8)),
  STRIPE_WEBHOOK_SECRET: optional(words(8)),
  /** the address of a stand-in for Stripe's API in tests */
  STRIPE_API: defaulted(url('http://', 'https://'), 'https://api.stripe.com'),
  MAIL_FROM: defaulted(words(3), 'Marquee <quotes@marquee.example.com>'),
  /** recipient of notifications for staff */
  MAIL_STAFF: optional(email()),
  /** days for which sent mail can be read; 0 keeps it forever */
  MAIL_KEPT_DAYS: defaulted(whole(0, 36_500), 400),
  /** days after the last change of a quote without a policy; 0 keeps it until somebody asks for erasure */
  QUOTE_RETENTION_DAYS: defaulted(whole(0, 36_500), 0),
  /** years for which the records of a policy and of money are kept */
  RECORD_RETENTION_YEARS: defaulted(whole(0, 100), 7),
  SMTP_HOST: optional(words(1)),
  SMTP_PORT: defaulted(whole(1, 65_535), 587),
  SMTP_SECURE: defaulted(yesNo(), false),
  SMTP_USER: optional(words(1)),
  SMTP_PASSWORD: optional(words(1)),
  SMS_PROVIDER: defaulted(oneOf(['folder', 'twilio']), 'folder'),
  TWILIO_ACCOUNT_SID: optional(words(8)),
  TWILIO_AUTH_TOKEN: optional(words(8)),
  /** a phone number such as +15125550100, or a messaging service MG… */
  TWILIO_FROM: optional(words(5)),
  /** the address of a stand-in for Twilio's API in tests */
  TWILIO_API: defaulted(url('http://', 'https://'), 'https://api.twilio.com'),
  /** store files in this bucket instead of the data folder */
  S3_BUCKET: optional(words(3)),
  S3_REGION: defaulted(words(1), 'us-east-1'),
  /** for an S3-compatible service other than Amazon's */
  S3_ENDPOINT: optional(url('http://', 'https://')),
  /** without it, the machine's own credentials */
  S3_ACCESS_KEY_ID: optional(words(1)),
  S3_SECRET_ACCESS_KEY: optional(words(1)),
  /** a folder with sdn.csv and alt.csv of the US Treasury; without it nothing is screened */
  SANCTIONS_FOLDER: optional(words(1)),
  /** JSON with coupons and partners; without it there are none */
  PROGRAM_FILE: optional(words(1)),
  /** hour in New York from which reminders are sent */
  FOLLOW_UP_HOUR: defaulted(whole(0, 23), 10),
  /** days since a quote's last save at which reminders begin; with 0 as the last day, none are sent */
  FOLLOW_UP_FIRST_DAY: defaulted(whole(1, 60), 1),
  FOLLOW_UP_LAST_DAY: defaulted(whole(0, 60), 7),
  /** scan uploaded files with this daemon of ClamAV */
  CLAMD_HOST: optional(words(1)),
  CLAMD_PORT: defaulted(whole(1, 65_535), 3310),
  /** send traces to this receiver, by OTLP over HTTP; without it, nothing is traced */
  TRACES_URL: optional(url('http://', 'https://')),
  /** of all traces, how many are recorded */
  TRACES_PERCENT: defaulted(whole(0, 100), 2),
  /** the company's sign-in for staff, by OpenID Connect */
  OIDC_ISSUER: optional(url('http://', 'https://')),
  OIDC_CLIENT_ID: optional(words(1)),
  OIDC_CLIENT_SECRET: optional(words(8)),
  /** of the button: “Continue with …” */
  OIDC_LABEL: defaulted(words(1), 'single sign-on'),
  /** whether passwords are turned off, but for the account of emergencies */
  OIDC_ONLY: defaulted(yesNo(), false),
  OIDC_EMERGENCY_EMAIL: optional(email()),
  STAFF_ADMIN_EMAIL: optional(email()),
  STAFF_ADMIN_PASSWORD: optional(words(12)),
  /** minutes after which a session of staff that nobody uses ends */
  STAFF_IDLE_MINUTES: defaulted(whole(5, 720), 30),
  /** the users who need a second factor: none, those who manage accounts, or all staff */
  STAFF_SECOND_FACTOR: defaulted(oneOf(['optional', 'admins', 'everyone']), 'optional'),
  /** requests per minute and caller */
  RATE_LIMIT: defaulted(whole(1, 1_000_000), 600),
  SIGN_IN_RATE_LIMIT: defaulted(whole(1, 1_000_000), 10),
  /** wrong passwords per hour and account, from browsers that have never signed in to it */
  GUESS_RATE_LIMIT: defaulted(whole(1, 1_000_000), 20),
  /** coupons per minute and caller, so that codes cannot be guessed */
  COUPON_RATE_LIMIT: defaulted(whole(1, 1_000_000), 10),
  /** certificate checks per minute and caller, so that codes cannot be guessed */
  CERTIFICATE_RATE_LIMIT: defaulted(whole(1, 1_000_000), 30),
  /** links and rain requests per minute and caller that do not name a quote */
  LINK_RATE_LIMIT: defaulted(whole(1, 1_000_000), 10),
  /** previews per minute and caller */
  PREVIEW_RATE_LIMIT: defaulted(whole(1, 1_000_000), 20),
  /** calls of a partner's key per minute */
  PARTNER_RATE_LIMIT: defaulted(whole(1, 1_000_000), 300),
  /** whether the inspector may be used; by default only where the server is local */
  INSPECTOR: optional(yesNo()),
  /** number of proxies before the server: as many entries of X-Forwarded-For are trusted */
  TRUSTED_PROXIES: defaulted(whole(0, 10), 0),
})

type Environment = Infer<typeof Environment>

export interface Config {
  /** `web` takes requests, `worker` runs jobs and sweeps, `all` does both, `migrate` prepares the database and ends */
  readonly role: Environment['ROLE']
  readonly host: string
  readonly port: number
  /** null: metrics are not served */
  readonly metricsPort: number | null
  /** without a trailing slash */
  readonly baseUrl: string
  /** seconds for which a process that is asked to stop still serves, while it reports that it is not ready */
  readonly drainSeconds: number
  readonly databaseUrl?: string
  /** behind a pooler in transaction mode, such as PgBouncer */
  readonly isPooled: boolean
  readonly dataFolder: string
  readonly logLevel: Environment['LOG_LEVEL']
  readonly paymentProcessor: 'sandbox' | 'stripe'
  /** null with another processor */
  readonly stripe: StripeConfig | null
  readonly mail: MailConfig
  readonly privacy: PrivacyConfig
  /** null: text messages are files in the data folder */
  readonly twilio: TwilioConfig | null
  readonly followUp: FollowUpConfig
  /** null: uploads are not scanned */
  readonly clamd: ClamdConfig | null
  /** null: the data folder */
  readonly s3: S3Config | null
  /** null: nothing is traced */
  readonly traces: TraceConfig | null
  /** null: names are not screened */
  readonly sanctionsFolder: string | null
  readonly program: Program
  /** minutes after which a session of staff that nobody uses ends */
  readonly staffIdleMinutes: number
  /** null: staff sign in with passwords only */
  readonly oidc: OidcConfig | null
  /** the users who need a second factor */
  readonly staffSecondFactor: Environment['STAFF_SECOND_FACTOR']
  readonly firstAdmin: { readonly email: string; readonly password: string } | null
  /** requests per minute and caller */
  readonly rateLimit: number
  readonly signInRateLimit: number
  /** wrong passwords per hour and account */
  readonly guessRateLimit: number
  readonly couponRateLimit: number
  readonly certificateRateLimit: number
  readonly linkRateLimit: number
  readonly previewRateLimit: number
  readonly partnerRateLimit: number
  readonly trustedProxies: number
  /** whether the inspector may be used */
  readonly inspector: boolean
  /** whether the server is reachable only from this machine: a trial */
  readonly isLocal: boolean
}

interface MailConfig {
  readonly from: string
  readonly staff: string | null
  readonly smtp: SmtpConfig | null
  /** days for which sent mail can be read; 0 keeps it forever */
  readonly retentionDays: number
}

interface PrivacyConfig {
  /** days after the last change of a quote without a policy; 0: never erased by itself */
  readonly quoteDays: number
  /** years for which the records of a policy and of money are kept */
  readonly recordYears: number
}

/** Which quotes the daily reminder concerns, and when it is sent (decision 41). */
interface FollowUpConfig {
  /** in New York */
  readonly hour: number
  /** days since a quote's last save */
  readonly firstDay: number
  /** 0: no reminders */
  readonly lastDay: number
}

/**
 * Reads the environment once, at startup, and the files of secrets that it names.
 * @throws one error that lists every invalid variable and its valid form, or the invalid field of the program file; it
 * repeats no values, because some are secrets
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const { env: set, faults: ofFiles } = withSecretFiles(Object.fromEntries(given))
  const [failure, read] = validate(set, Environment, { coerce: true })
  const faults = failure ? failure.failures().map((f) => `${f.path[0]} must be ${f.type}`) : []
  faults.push(
    ...ofFiles,
    ...withoutTls(set),
    ...missingPartners(set),
    ...withoutStripe(set),
    ...withoutTwilio(set),
    ...withoutDatabase(set),
    ...oidcFaults(set),
  )
  if (!read || faults.length > 0) throw new Error(`The configuration is not right. ${faults.join('. ')}.`)
  return configOf(read)
}

const configOf = (read: Environment): Config => ({
  role: read.ROLE,
  host: read.HOST,
  port: read.PORT,
  metricsPort: read.METRICS_PORT ?? null,
  baseUrl: (read.BASE_URL ?? `http://localhost:${read.PORT}`).replace(/(?<!\/)\/+$/, ''),
  drainSeconds: read.DRAIN_SECONDS,
  ...(read.DATABASE_URL && { databaseUrl: read.DATABASE_URL }),
  isPooled: read.DATABASE_POOLER === 'transaction',
  dataFolder: read.DATA_FOLDER,
  logLevel: read.LOG_LEVEL,
  paymentProcessor: read.PAYMENT_PROCESSOR,
  stripe: stripeConfigOf(read),
  mail: {
    from: read.MAIL_FROM,
    staff: read.MAIL_STAFF ?? null,
    smtp: smtpOf(read),
    retentionDays: read.MAIL_KEPT_DAYS,
  },
  privacy: { quoteDays: read.QUOTE_RETENTION_DAYS, recordYears: read.RECORD_RETENTION_YEARS },
  twilio: twilioOf(read),
  followUp: { hour: read.FOLLOW_UP_HOUR, firstDay: read.FOLLOW_UP_FIRST_DAY, lastDay: read.FOLLOW_UP_LAST_DAY },
  s3: s3Of(read),
  clamd: clamdOf(read),
  traces: tracesOf(read),
  sanctionsFolder: read.SANCTIONS_FOLDER ?? null,
  program: read.PROGRAM_FILE ? readProgram(read.PROGRAM_FILE) : noProgram,
  oidc: oidcConfigOf(read),
  firstAdmin:
    read.STAFF_ADMIN_EMAIL && read.STAFF_ADMIN_PASSWORD
      ? { email: read.STAFF_ADMIN_EMAIL, password: read.STAFF_ADMIN_PASSWORD }
      : null,
  staffIdleMinutes: read.STAFF_IDLE_MINUTES,
  staffSecondFactor: read.STAFF_SECOND_FACTOR,
  rateLimit: read.RATE_LIMIT,
  signInRateLimit: read.SIGN_IN_RATE_LIMIT,
  guessRateLimit: read.GUESS_RATE_LIMIT,
  couponRateLimit: read.COUPON_RATE_LIMIT,
  certificateRateLimit: read.CERTIFICATE_RATE_LIMIT,
  linkRateLimit: read.LINK_RATE_LIMIT,
  previewRateLimit: read.PREVIEW_RATE_LIMIT,
  partnerRateLimit: read.PARTNER_RATE_LIMIT,
  trustedProxies: read.TRUSTED_PROXIES,
  inspector: read.INSPECTOR ?? isOnThisMachine(read),
  isLocal: isOnThisMachine(read),
})

/** Whether the server is reachable only from this machine. */
const isOnThisMachine = ({ HOST, BASE_URL }: Pick<Environment, 'HOST' | 'BASE_URL'>) =>
  [HOST, BASE_URL ? new URL(BASE_URL).hostname : HOST].every((name) =>
    ['localhost', '127.0.0.1', '::1', '[::1]'].includes(name),
  )
