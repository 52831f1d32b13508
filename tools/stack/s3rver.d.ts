declare module 's3rver' {
  /** only the part that we use: a bucket in a folder, over HTTP */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
    readonly httpServer: import('node:http').Server
    close(): Promise<void>
  }
}
