import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryCompiler,
  type RootOperationNode,
} from 'kysely'
import { withParameters } from './parameters'

/** Everything that code asks of a database. */
export type DbRequest =
  | { readonly kind: 'begin' | 'commit' | 'rollback' }
  | { readonly kind: 'query'; readonly query: RootOperationNode; readonly sql: () => string }

const sqlCompiler = new PostgresQueryCompiler()
/** queries with their own values; a prepared statement is compiled elsewhere, with any values */
const whole = new WeakSet<RootOperationNode>()

/** Hands a tree on as it is. Few read the SQL, so it is written only for them. */
const treeCompiler: QueryCompiler = {
  compileQuery(query, queryId) {
    whole.add(query)
    return {
      query,
      queryId,
      parameters: [],
      get sql() {
        return sqlCompiler.compileQuery(query, queryId).sql
      },
    }
  },
}

/** A Kysely dialect that hands each query on as its syntax tree. @param answer returns the rows of a query */
export function dialectOf(answer: (request: DbRequest) => Promise<unknown>): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(compiled: CompiledQuery) => {
      const { query, parameters } = compiled
      const bound = whole.has(query) ? query : withParameters(query, parameters)
      const rows = (await answer({ kind: 'query', query: bound, sql: () => compiled.sql })) as Row[]
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
    createQueryCompiler: () => treeCompiler,
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
