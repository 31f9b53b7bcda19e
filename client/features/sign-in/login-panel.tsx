import { useSelector } from '@xstate/react'
import { Tabs } from 'radix-ui'
import { type ReactNode, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { AgreementLine } from '#client/components/agreement-line.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { noteToAsk } from '#client/lib/guest-mark.ts'
import { useEmitted } from '#client/lib/use-emitted.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { selectView } from '#client/machines/login-modal/login-modal.selectors.ts'
import type { ContactKind, LoginView, TabView } from '#client/machines/login-modal/login-modal.types.ts'
import { LoginForm } from './login-form.tsx'
import type { LoginFlow } from './use-login-flow.ts'
import type { LoginContacts } from './use-login-form.ts'
import { useStartKind } from './use-start-kind.ts'
import { WechatView } from './wechat-view.tsx'

/** The heading level of the panel. */
export type HeadingLevel = 'h1' | 'h2' | 'h4'

type LoginPanelProps = { flow: LoginFlow; heading: HeadingLevel }

/**
 * Shows the view of the login machine below the tabs for WeChat and account; registering and resetting belong to the
 * account tab. Tabs are activated by pressing, not by moving over them, because each look at WeChat uses up a code.
 */
export function LoginPanel({ flow, heading }: LoginPanelProps) {
  const t = useMessages(signInMessages)
  const view = useSelector(flow, selectView)
  const contact = useContact(flow)

  const title = useTitleFocus(view)
  useShown(() => noteToAsk(true))

  if (view === null) return null
  const tab: TabView = view === 'wechat' ? 'wechat' : 'account'
  const select = (value: string) => flow.send({ type: 'view.select', view: value === 'wechat' ? 'wechat' : 'account' })
  return (
    <>
      <Tabs.Root value={tab} onValueChange={select} activationMode="manual">
        <Tabs.List aria-label={t.ways} className="mb-7 flex gap-6 border-b border-line">
          <Tab value="wechat">{t.tabWechat}</Tab>
          <Tab value="account">{t.tabAccount}</Tab>
        </Tabs.List>
        <Panel value="wechat" shown={tab}>
          <Title ref={title} level={heading} view="wechat" />
          <WechatView flow={flow} />
        </Panel>
        <Panel value="account" shown={tab}>
          {view !== 'wechat' && (
            <>
              <Title ref={title} level={heading} view={view} />
              <LoginForm key={view} view={view} flow={flow} {...contact} />
            </>
          )}
        </Panel>
      </Tabs.Root>
      <AgreementLine before={t.agreeBefore} className="mt-6 border-t border-line pt-5 text-center" />
    </>
  )
}

const nothing: LoginContacts = { mobile: '', email: '' }

/** The number and the address shared by the forms, and which of them names the account; typing changes that, too. */
function useContact(flow: LoginFlow) {
  const resetMobile = useSelector(flow, ({ context }) => context.mobile)
  const resetEmail = useSelector(flow, ({ context }) => context.email)
  const resetKind = kindOf({ mobile: resetMobile, email: resetEmail })
  const startKind = useStartKind()
  const [chosen, setChosen] = useState<ContactKind>()
  const [typed, setTyped] = useState(nothing)
  const onType = useCallback((kind: ContactKind, text: string) => {
    setTyped((before) => ({ ...before, [kind]: text }))
    if (text !== '') setChosen(kind)
  }, [])
  useEmitted(flow, 'form.cleared', () => setTyped(nothing))
  return {
    kind: chosen ?? resetKind ?? startKind,
    start: { mobile: typed.mobile || resetMobile, email: typed.email || resetEmail },
    onKindChange: setChosen,
    onType,
  }
}

function kindOf({ mobile, email }: LoginContacts): ContactKind | undefined {
  if (email !== '') return 'email'
  return mobile === '' ? undefined : 'mobile'
}

/** Focuses the heading of a new view, unless a tab opened it, which then keeps the focus. */
function useTitleFocus(view: LoginView | null) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useLayoutEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (document.activeElement?.role !== 'tab') title.current?.focus()
  }, [view])
  return title
}

function Tab({ value, children }: { value: TabView; children: ReactNode }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-11 rounded-t-sm border-b-2 border-transparent text-[0.9375rem] text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
    >
      {children}
    </Tabs.Trigger>
  )
}

/** Both panels exist for their tabs to refer to; only the active one has content. */
function Panel({ value, shown, children }: { value: TabView; shown: TabView; children: ReactNode }) {
  return (
    <Tabs.Content value={value} forceMount hidden={value !== shown} tabIndex={-1} className="outline-none">
      {value === shown && children}
    </Tabs.Content>
  )
}

type TitleProps = { ref: Ref<HTMLHeadingElement>; level: HeadingLevel; view: LoginView }

function Title({ ref, level: Heading, view }: TitleProps) {
  const t = useMessages(signInMessages)
  const texts = { wechat: t.wechatText, account: t.accountText, register: t.registerText, reset: t.resetText }
  return (
    <div className={view === 'wechat' ? 'mb-6 text-center' : 'mb-7'}>
      <Heading ref={ref} tabIndex={-1} className="font-serif text-2xl outline-none">
        {t[view]}
      </Heading>
      <p className="mt-2 text-muted">{texts[view]}</p>
    </div>
  )
}
