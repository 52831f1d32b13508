/** The busy mark: five of the valance's scallops, lighting in turn. */
export function Scallops() {
  return (
    <div className="scallops" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
