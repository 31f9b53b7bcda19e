/** The icon of a section, as printed beside its title. */
export function Glyph({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
