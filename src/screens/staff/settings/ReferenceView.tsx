import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Reference } from '../../../../contract/client'
import { stateName } from '../../../../domain/common/states'
import {
  type ListEditorRef,
  selectReference,
  selectReferenceState,
  selectSettingsProblem,
} from '../../../../machines/staff/settings/settings.select'
import { Loading } from '../../../shared/ui/Busy'
import { Failed } from '../shared/LoadError'
import { catalogueInWords } from '../shared/versionLabels'
import { ReferenceTable } from './ReferenceTable'

/** The configuration of the program. It is shown here; its operator changes it. */
export function ReferenceView({ editor }: { editor: ListEditorRef }) {
  const state = useSelector(editor, selectReferenceState)
  const problem = useSelector(editor, selectSettingsProblem)
  const reference = useSelector(editor, selectReference)
  if (state === 'failed') return <Failed problem={problem} onRetry={() => editor.send({ type: 'page.retried' })} />
  return reference ? <Known reference={reference} /> : <Loading text="Fetching..." />
}

function Known({ reference }: { reference: Reference }) {
  const { coupons, partners, state_lists, versions, rating_plans } = reference
  return (
    <div className="grid gap-4 py-3">
      <Part
        title="Coupons"
        intro="Coupons reduce the policy fee only."
        none="There are no coupons."
        isNone={coupons.length === 0}
      >
        <ReferenceTable
          name="Coupons"
          heads={['Code', 'Worth', 'From', 'Until']}
          rows={coupons.map(({ code, value, is_percentage, from, until }) => [
            code,
            is_percentage ? `${value}%` : `$${value.toFixed(2)}`,
            from ?? '–',
            until ?? '–',
          ])}
        />
      </Part>
      <Part
        title="Partners"
        intro="Partners with links to our quote page."
        none="There are no partners."
        isNone={partners.length === 0}
      >
        <ReferenceTable
          name="Partners"
          heads={['Link', 'Name', 'Provider', 'May embed our pages']}
          rows={partners.map(({ slug, name, is_hcc, frame_parents }) => [
            slug,
            name,
            is_hcc ? 'Second' : 'First',
            frame_parents.join(', ') || '–',
          ])}
        />
      </Part>
      <Part title="Versions" intro="A quote keeps the version it started with.">
        <ReferenceTable
          name="Versions"
          heads={['Version', 'Catalogue', 'Commission', 'New quotes']}
          rows={versions.map((each) => [
            each.is_old_policy ? 'Old' : String(each.hcc_pricing_version ?? 'None'),
            catalogueInWords(each),
            `${each.commission_percent}%`,
            each.is_current ? 'Use this version' : '–',
          ])}
        />
      </Part>
      <Part title="Rating plans" intro="A quote keeps the rates that priced it.">
        <ReferenceTable
          name="Rating plans"
          heads={['Plan', 'From', 'Policy fee', 'Today', 'Source']}
          rows={rating_plans.map(({ version, from, policy_fee_percent, is_current, source }) => [
            version,
            from,
            `${policy_fee_percent}%`,
            is_current ? 'Prices new quotes' : '–',
            source,
          ])}
        />
      </Part>
      <Part title="Lists of states" intro="Each list with its purpose.">
        <ReferenceTable
          name="Lists of states"
          heads={['List', 'Purpose', 'States']}
          rows={state_lists.map(({ name, what, states }) => [name, what, states.map(stateName).join(', ')])}
        />
      </Part>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
  readonly none?: string
  readonly isNone?: boolean
}

const Part = ({ title, intro, children, none, isNone = false }: PartProps) => (
  <section>
    <h2 className="text-h3 font-strong">{title}</h2>
    <p className="pb-1 text-ink-soft">{isNone ? none : intro}</p>
    {!isNone && children}
  </section>
)
