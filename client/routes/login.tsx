import { AllStyles } from '#client/components/all-styles.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { LoginPage } from '#client/features/sign-in/login-page.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'

export default function LoginRoute() {
  const t = useMessages(signInMessages)
  return (
    <>
      <AllStyles />
      <PageHead title={t.pageTitle} noindex />
      <LoginPage />
    </>
  )
}
