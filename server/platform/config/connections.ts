/* The services outside that a server connects to. */

export interface SmtpConfig {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly auth: { readonly user: string; readonly pass: string } | null
}

/** the daemon of ClamAV */
export interface ClamdConfig {
  readonly host: string
  readonly port: number
}

/** the receiver of traces */
export interface TraceConfig {
  /** by OTLP over HTTP, such as http://collector:4318/v1/traces */
  readonly url: string
  /** of all traces, from 0 to 1 */
  readonly share: number
}

export interface S3Config {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | null
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

interface Variables {
  readonly SMTP_HOST?: string | undefined
  readonly SMTP_PORT: number
  readonly SMTP_SECURE: boolean
  readonly SMTP_USER?: string | undefined
  readonly SMTP_PASSWORD?: string | undefined
  readonly CLAMD_HOST?: string | undefined
  readonly CLAMD_PORT: number
  readonly TRACES_URL?: string | undefined
  readonly TRACES_PERCENT: number
  readonly S3_BUCKET?: string | undefined
  readonly S3_REGION: string
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
}

export const smtpOf = (read: Variables): SmtpConfig | null =>
  read.SMTP_HOST
    ? {
        host: read.SMTP_HOST,
        port: read.SMTP_PORT,
        secure: read.SMTP_SECURE,
        auth: read.SMTP_USER && read.SMTP_PASSWORD ? { user: read.SMTP_USER, pass: read.SMTP_PASSWORD } : null,
      }
    : null

export const clamdOf = ({ CLAMD_HOST: host, CLAMD_PORT: port }: Variables): ClamdConfig | null =>
  host ? { host, port } : null

export const tracesOf = ({ TRACES_URL: url, TRACES_PERCENT: percent }: Variables): TraceConfig | null =>
  url ? { url, share: percent / 100 } : null

export const s3Of = (read: Variables): S3Config | null =>
  read.S3_BUCKET
    ? {
        bucket: read.S3_BUCKET,
        region: read.S3_REGION,
        endpoint: read.S3_ENDPOINT ?? null,
        credentials:
          read.S3_ACCESS_KEY_ID && read.S3_SECRET_ACCESS_KEY
            ? { accessKeyId: read.S3_ACCESS_KEY_ID, secretAccessKey: read.S3_SECRET_ACCESS_KEY }
            : null,
      }
    : null
