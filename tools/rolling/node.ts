import { freePort } from '../stack/freePort'
import { makeNode, type Node } from '../stack/node'
import type { Release } from './release'

/** A process of a release. */
export interface ReleaseNode extends Node {
  readonly release: Release
}

/** Starts a process of a release and waits until it is ready. */
export async function startNode(release: Release, databaseUrl: string, dataFolder: string): Promise<ReleaseNode> {
  const env = {
    BASE_URL: 'http://127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: dataFolder,
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
    STAFF_ADMIN_EMAIL: 'admin@example.com',
    STAFF_ADMIN_PASSWORD: 'correct horse battery staple',
  }
  const node = makeNode(await freePort(), env, release.folder)
  await node.start()
  return { ...node, release }
}
