import type { ReactNode } from 'react'
import { Brand } from '#client/components/brand.tsx'
import { LanguageLink } from '#client/components/language-link.tsx'
import { ThemeSwitch } from '#client/components/theme-switch.tsx'
import { footerMessages } from '#client/i18n/footer.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import {
  ABOUT,
  ACCESSIBILITY,
  AGREEMENT,
  ARTICLES,
  CONTACT,
  collectionPath,
  GALLERY,
  MEMBERSHIP,
  SAMPLES,
} from '#src/contract/addresses.ts'

/** The footer of every page: links, and the operator of the site. */
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
            <FooterLink key={slug} path={collectionPath({ facet: 'use', slug })} text={names[slug]} />
          ))}
        </Column>
        <Column title={t.product}>
          <FooterLink path={GALLERY} text={t.word} />
          <FooterLink path={SAMPLES} text={t.resume} />
          <FooterLink path={ARTICLES} text={t.articles} />
          <FooterLink path={MEMBERSHIP} text={t.membership} />
        </Column>
        <Column title={t.company}>
          <FooterLink path={ABOUT} text={t.about} />
          <FooterLink path={CONTACT} text={t.contact} />
          <FooterLink path={`${AGREEMENT}#service`} text={t.service} />
          <FooterLink path={`${AGREEMENT}#privacy`} text={t.privacy} />
          <FooterLink path={ACCESSIBILITY} text={t.accessibility} />
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
  const { site } = usePage()
  return (
    <div className="wrap">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-4 text-sm text-muted">
        <span>{`© ${site.operator || site.site_name}`}</span>
        {site.record_number && <Register host="beian.miit.gov.cn" text={site.record_number} />}
        {site.police_record && <Register host="beian.mps.gov.cn" text={site.police_record} />}
        <div className="flex items-center gap-2 sm:ml-auto">
          <LanguageLink className="icon-btn gap-1.5 px-2.5" />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  )
}

/** A registration of the site, and where it can be looked up. */
function Register({ host, text }: { host: string; text: string }) {
  return (
    <a href={`https://${host}`} className="foot-link">
      {text}
    </a>
  )
}
