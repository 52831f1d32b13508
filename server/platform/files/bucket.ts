import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Config } from '../config/connections'

/** An Amazon S3 or S3-compatible bucket. Access follows the bucket's policy, never per-object permissions. */
export const bucketOf = ({ bucket, region, endpoint, credentials }: S3Config): S3Driver =>
  new S3Driver({
    bucket,
    region,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
