import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

type ChipLinksProps<Item> = {
  items: readonly Item[]
  pathOf: (item: Item) => string
  /** The name of the list, where it has no heading. */
  label?: string
  className?: string
}

/** A list of links, each as a chip. */
export function ChipLinks<Item extends { name: string }>(props: ChipLinksProps<Item>) {
  const { items, pathOf, label, className = '' } = props
  const locale = useLocale()
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {items.map((item) => (
        <li key={pathOf(item)}>
          <a href={localePath(locale, pathOf(item))} className="chip border-line bg-surface">
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
