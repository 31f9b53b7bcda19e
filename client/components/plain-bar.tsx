import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { Brand } from './brand.tsx'
import { LanguageLink } from './language-link.tsx'
import { ThemeToggle } from './theme-switch.tsx'

/**
 * What stands above a page without the site's header: the way home, the other language, the theme.
 * @param home what the way home is called
 * @param brandClass where the brand is not shown
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
