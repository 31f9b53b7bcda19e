import { describe, expect, test } from 'vitest'
import { checkForm } from '#client/machines/login-modal/login-modal.forms.ts'
import type { FormErrors, FormValues, FormView } from '#client/machines/login-modal/login-modal.types.ts'

const good: FormValues = { mobile: '13800138000', password: 'bamboo-slips', password1: '', code: '0427' }

type Row = [FormView, Partial<FormValues>, FormErrors]

const rows: Row[] = [
  ['account', {}, {}],
  ['account', { mobile: '' }, { mobile: 'mobile.required' }],
  ['account', { mobile: '12800138000' }, { mobile: 'mobile.format' }],
  ['account', { mobile: '1380013800' }, { mobile: 'mobile.format' }],
  ['account', { password: '' }, { password: 'password.required' }],
  ['account', { password: 'short' }, {}],
  ['account', { code: '', password1: 'else' }, {}],
  ['account', { mobile: '+447911123456' }, { mobile: 'mobile.foreign' }],
  ['account', { mobile: '', email: 'mary@example.com' }, {}],
  ['account', { mobile: '', email: '' }, { email: 'email.required' }],
  ['account', { mobile: '', email: 'mary@' }, { email: 'email.format' }],
  ['register', {}, {}],
  ['register', { code: '042700' }, { code: 'code.format' }],
  ['register', { mobile: '', email: 'mary@example.com', code: '042700' }, {}],
  ['reset', { mobile: '', email: 'mary@example.com' }, { code: 'code.format-email' }],
  [
    'register',
    { mobile: '', code: '', password: '' },
    { mobile: 'mobile.required', code: 'code.required', password: 'password.required' },
  ],
  ['register', { code: '042' }, { code: 'code.format' }],
  ['register', { code: '04a7' }, { code: 'code.format' }],
  ['register', { password: 'short12' }, {}],
  ['register', { password1: 'else' }, {}],
  ['reset', {}, {}],
  ['reset', { password1: good.password }, {}],
  ['reset', { password1: 'else' }, {}],
  ['reset', { code: '', password: '' }, { code: 'code.required', password: 'password.required' }],
]

describe('checkForm', () => {
  test.each(rows)('%s with %j: %j', (view, change, errors) => {
    expect(checkForm(view, { ...good, ...change })).toEqual(errors)
  })
})
