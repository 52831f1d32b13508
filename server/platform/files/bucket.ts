import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Config } from '../config/config'

/** A bucket of Amazon's, or of who speaks the same language. Access is by its own policy, never by single files. */
export const bucketOf = ({ bucket, region, endpoint, credentials }: S3Config): S3Driver =>
  new S3Driver({
    bucket,
    region,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
