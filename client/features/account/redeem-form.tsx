import { type ChangeEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { CallFailure, NO_ANSWER } from '#client/api/call.ts'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { redeemMessages } from '#client/i18n/redeem.ts'
import { useClient } from '#client/lib/client.tsx'
import { refreshUserOrReport } from '#client/lib/refresh-user.ts'
import type { Redemption } from '#src/contract/membership.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import { formatCode } from './redeem-code.ts'

const PLACEHOLDER = 'XXXX-XXXX-XXXX'

type RedeemFormProps = {
  /** Called when an attempt begins. */
  onTry: () => void
  onRedeemed: (redemption: Redemption) => void
}

/** A form for a redemption code; errors are shown at the field. */
export function RedeemForm({ onTry, onRedeemed }: RedeemFormProps) {
  const t = useMessages(redeemMessages)
  const client = useClient()
  const field = useCodeField()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function redeem(): Promise<void> {
    setBusy(true)
    setError(undefined)
    onTry()
    try {
      const { data } = await client.call('user/vip_redeem', { code: field.text })
      field.clear()
      onRedeemed(data)
      void refreshUserOrReport(client)
    } catch (cause) {
      const failure = cause instanceof CallFailure ? cause : null
      if (failure === null || failure.code === NOT_SIGNED_IN || failure.code === NO_ANSWER) {
        client.report(cause, () => void redeem())
      } else {
        const { errors, retryAfter, message } = failure
        setError(errors.code ?? (retryAfter === undefined ? message : t.tooMany(retryAfter)))
        field.focus()
      }
    } finally {
      setBusy(false)
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!busy) void redeem()
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-lg flex-wrap items-start gap-3">
      <Field
        {...field.props}
        label={t.code}
        hint={t.hint}
        error={error}
        placeholder={PLACEHOLDER}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="min-w-60 flex-1"
      />
      <Button type="submit" variant="primary" busy={busy} className="min-h-12 max-sm:w-full sm:mt-7">
        {busy ? t.busy : t.submit}
      </Button>
    </form>
  )
}

/** State of the code field: groups the code while it is typed and restores the caret. */
function useCodeField() {
  const input = useRef<HTMLInputElement>(null)
  const [{ text, caret }, setTyped] = useState({ text: '', caret: 0 })

  useLayoutEffect(() => {
    // Only when the field has the focus: setting the caret elsewhere would move the focus on iOS.
    if (document.activeElement === input.current) input.current?.setSelectionRange(caret, caret)
  }, [caret])

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const { value, selectionStart } = currentTarget
    const at = selectionStart ?? value.length
    // Changing the text would interrupt an input method that is composing.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    setTyped(isComposing ? { text: value, caret: at } : formatCode(value, at))
  }

  const settle = () => setTyped((typed) => formatCode(typed.text, typed.caret))

  return {
    text,
    clear: () => setTyped({ text: '', caret: 0 }),
    focus: () => input.current?.focus(),
    props: { ref: input, value: text, onChange: change, onCompositionEnd: settle },
  }
}
