import type { ReactNode } from 'react'
import { Brand } from '#client/components/brand.tsx'
import { LanguageLink } from '#client/components/language-link.tsx'
import { ThemeSwitch } from '#client/components/theme-switch.tsx'
import { footerMessages } from '#client/i18n/footer.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

const RECORD_REGISTER = 'https://beian.miit.gov.cn'

/** The end of every page: where else to go, and who runs this. */
export function Footer() {
  const t = useMessages(footerMessages)
  const names = useMessages(situationMessages)
  return (
    <footer className="mt-24 border-t border-line bg-sunken">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-14 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 md:col-span-1">
          <Brand />
          <p className="mt-4 max-w-60 text-sm text-balance text-muted">{t.promise}</p>
        </div>
        <Column title={t.situations}>
          {situations.map((slug) => (
            <FooterLink key={slug} path={`/word-jianli/cate-${slug}/`} text={names[slug]} />
          ))}
        </Column>
        <Column title={t.product}>
          <FooterLink path="/word-jianli/" text={t.word} />
          <FooterLink path="/resume/" text={t.resume} />
          <FooterLink path="/article/cate-all/" text={t.articles} />
          <FooterLink path="/user/vip" text={t.membership} />
        </Column>
        <Column title={t.company}>
          <FooterLink path="/about-us" text={t.about} />
          <FooterLink path="/agreement#service" text={t.service} />
          <FooterLink path="/agreement#privacy" text={t.privacy} />
        </Column>
      </div>
      <Colophon />
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-sm">{title}</h2>
      <ul className="text-sm text-muted">{children}</ul>
    </div>
  )
}

function FooterLink({ path, text }: { path: string; text: string }) {
  const { locale } = usePage()
  return (
    <li>
      <a href={localePath(locale, path)} className="foot-link">
        {text}
      </a>
    </li>
  )
}

function Colophon() {
  const t = useMessages(footerMessages)
  const { site } = usePage()
  return (
    <div className="wrap">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-4 text-sm text-muted">
        <span>{t.copyright}</span>
        {site.record_number && (
          <a href={RECORD_REGISTER} target="_blank" rel="noopener" className="foot-link">
            {site.record_number}
          </a>
        )}
        <div className="flex items-center gap-2 sm:ml-auto">
          <LanguageLink className="icon-btn gap-1.5 px-2.5" />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  )
}
