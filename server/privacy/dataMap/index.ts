import type { Database } from '../../platform/db/schema'
import { complianceData } from './compliance'
import { contactsData } from './contacts'
import { documentsData } from './documents'
import { exhibitorsData } from './exhibitors'
import { partnersData } from './partners'
import { policiesData } from './policies'
import { staffData } from './staff'
import type { DataMapOf, TableData } from './table'
import { venuesData } from './venues'
import { workData } from './work'

/**
 * The data map: every table and column with its purpose, the person it is about, and the time it is kept. Erasure and
 * export read it, and `docs/data-map.md` is written from it. A table that is missing does not compile.
 */
export const dataMap = {
  ...contactsData,
  ...policiesData,
  ...documentsData,
  ...workData,
  ...staffData,
  ...venuesData,
  ...complianceData,
  ...exhibitorsData,
  ...partnersData,
} satisfies DataMapOf<keyof Database>

export type TableName = keyof Database

export const tables = Object.entries(dataMap) as unknown as readonly (readonly [TableName, TableData])[]
