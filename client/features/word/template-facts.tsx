import { ChipLinks } from '#client/components/chip-links.tsx'
import { Icon } from '#client/components/icon.tsx'
import { TitledSection } from '#client/components/titled-section.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { formatDay } from '#client/lib/dates.ts'
import { useLocale } from '#client/lib/page.tsx'
import { collectionPath } from '#src/contract/addresses.ts'
import type { WordTemplate } from '#src/contract/word.ts'

/** Facts about a file, for choosing it. */
export function TemplateFacts({ template }: { template: WordTemplate }) {
  const t = useMessages(detailMessages)
  const word = useMessages(wordMessages)
  const locale = useLocale()
  const facts = [
    [t.format, t.formatValue(paperOf(template))],
    [t.pagesFact, word.pages(template.pages)],
    [t.language, word[template.language]],
    [t.photo, template.photo ? t.withPhoto : t.withoutPhoto],
    [t.fonts, template.fonts.join(locale === 'zh' ? '、' : ', ')],
    [t.size, formatSize(template.size)],
    [t.updated, formatDay(template.updated_at, locale)],
  ]
  return (
    <TitledSection id="facts" title={t.facts} titleClass="text-sm font-medium">
      <dl className="mt-2 grid grid-cols-[auto_1fr] text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="border-t border-line py-2 text-muted">{name}</dt>
            <dd className="border-t border-line py-2 text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

/** The paper size, by the proportions of the pictures: A4 is longer than Letter. */
function paperOf({ previews: [page] }: WordTemplate): string {
  return page && page.height / page.width < 1.35 ? 'US Letter' : 'A4'
}

/** Links to the template's collections. */
export function TemplateTags({ facets }: Pick<WordTemplate, 'facets'>) {
  const t = useMessages(detailMessages)
  return (
    <TitledSection id="tags" title={t.tags} titleClass="text-sm font-medium">
      <ChipLinks items={facets} pathOf={collectionPath} className="mt-3" />
    </TitledSection>
  )
}

/** Facts that hold for every file of the catalogue. */
export function TemplatePromises() {
  const t = useMessages(detailMessages)
  return (
    <TitledSection id="promises" title={t.promises} titleClass="text-sm font-medium">
      <ul className="mt-2 grid gap-2 text-sm text-muted">
        {[t.promisePreview, t.promiseOpen, t.promiseStyles, t.invented].map((text) => (
          <li key={text} className="flex gap-2">
            <Icon name="check" className="mt-0.5 text-accent" />
            {text}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** Formats a file size in whole kilobytes. */
function formatSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
