import { Notice } from '../../../shared/ui/Notice'

/** Shows a colleague's newer values over a form. The typed text stays below, to be saved or discarded. */
export const Overtaken = ({ newest }: { newest: readonly (readonly [label: string, value: string])[] }) => (
  <div className="mb-3">
    <Notice tone="attention" title="Somebody else has changed this meanwhile" role="alert">
      <dl>
        {newest.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-1">
            <dt>{label} now:</dt>
            <dd className="font-strong [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">Your text is still here. If you save it, it replaces theirs.</p>
    </Notice>
  </div>
)
