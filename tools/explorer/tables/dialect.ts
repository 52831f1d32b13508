import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely'
import { withParameters } from './parameters'

/** Everything that code asks of a database. */
export type DbRequest =
  | { readonly kind: 'begin' | 'commit' | 'rollback' }
  | { readonly kind: 'query'; readonly query: RootOperationNode; readonly sql: string }

/** A Kysely dialect that hands each query on as its syntax tree. @param answer returns the rows of a query */
export function dialectOf(answer: (request: DbRequest) => Promise<unknown>): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ query, sql, parameters }: CompiledQuery) => {
      const rows = (await answer({ kind: 'query', query: withParameters(query, parameters), sql })) as Row[]
      return { rows, numAffectedRows: BigInt(rows?.length ?? 0) }
    },
    streamQuery: () => {
      throw new Error('no query is streamed')
    },
  }
  const ask = (kind: 'begin' | 'commit' | 'rollback') => async () => {
    await answer({ kind })
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: () => {
      throw new Error('nothing is introspected')
    },
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: ask('begin'),
      commitTransaction: ask('commit'),
      rollbackTransaction: ask('rollback'),
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
  }
}
