import type { ColumnType } from 'kysely'

export type Instant = ColumnType<Date, Date | string, Date | string>
export type WithDefault = ColumnType<Date, Date | string | undefined, Date | string>
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** jsonb: read as a value, written as text */
export type Json<T> = ColumnType<T, string, string>
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>
