import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { Brand } from './brand.tsx'
import { LanguageLink } from './language-link.tsx'
import { ThemeToggle } from './theme-switch.tsx'

/**
 * The bar of a page without the site's header: a link home, the language and the theme.
 * @param home the label of the link home
 * @param brandClass hides the brand where there is no room for it
 */
export function PlainBar({ home, brandClass = '' }: { home: string; brandClass?: string }) {
  const { locale } = usePage()
  return (
    <div className="flex h-16 items-center gap-1 px-5 sm:px-8">
      <a href={localePath(locale, '/')} className={`mr-auto flex min-h-11 items-center ${brandClass}`}>
        <Brand />
        <span className="sr-only">{home}</span>
      </a>
      <LanguageLink className="icon-btn ml-auto gap-1.5 px-2.5 text-sm" />
      <ThemeToggle />
    </div>
  )
}
