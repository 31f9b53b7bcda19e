import { Badge } from '#client/components/badge.tsx'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { Field } from '#client/components/field.tsx'
import { Pager } from '#client/components/pager.tsx'
import { PasswordField } from '#client/components/password-field.tsx'
import { Skeleton } from '#client/components/skeleton.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { Section } from './section.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

export function ButtonSection() {
  const t = useMessages(testMessages)
  return (
    <Section id="buttons" title={t.buttons}>
      <div className="grid gap-4">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {t[variant]}
              </Button>
            ))}
            <Button variant={variant} icon="download">
              {t[variant]}
            </Button>
            <Button variant={variant} busy>
              {t.busy}
            </Button>
            <Button variant={variant} disabled>
              {t.disabled}
            </Button>
          </div>
        ))}
        <div>
          <ButtonLink icon="arrow-right" href="#fields">
            {t.link}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

export function BadgeSection() {
  const t = useMessages(testMessages)
  return (
    <Section id="badges" title={t.badges}>
      <div className="mb-6 flex gap-3">
        <Badge>{t.label}</Badge>
        <Badge tone="accent">{t.label}</Badge>
        <Badge tone="seal">{t.label}</Badge>
      </div>
      <div className="grid max-w-sm gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </Section>
  )
}

export function FieldSection() {
  const t = useMessages(testMessages)
  return (
    <Section id="fields" title={t.fields}>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <Field label={t.label} />
        <Field label={t.label} hint={t.hint} defaultValue={t.value} />
        <Field label={t.label} error={t.error} defaultValue={t.value} />
        <PasswordField label={t.password} autoComplete="off" />
        <PasswordField label={t.password} autoComplete="off" error={t.error} defaultValue="bamboo-slips" />
        <Field label={t.label} disabled defaultValue={t.value} />
      </div>
    </Section>
  )
}

export function EmptySection() {
  const t = useMessages(testMessages)
  return (
    <Section id="empty" title={t.empty}>
      <EmptyState icon="file" title={t.emptyTitle} text={t.emptyText}>
        <Button variant="primary">{t.next}</Button>
        <Button>{t.secondary}</Button>
      </EmptyState>
      <Pager page={4} pageCount={9} hrefOf={(page) => `?page=${page}#empty`} />
    </Section>
  )
}
