import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import type { Contacts } from '#src/contract/site.ts'
import { contactTexts } from '#src/texts/contact.ts'

const RECORD_REGISTER = 'https://beian.miit.gov.cn'
const POLICE_REGISTER = 'https://beian.mps.gov.cn'

/** The operator of the site and their contact details; empty ones are left out. */
export function ContactLines({ contacts }: { contacts: Contacts }) {
  const t = useMessages(contactTexts)
  const { operator, address, support_email, support_phone, support_hours, wechat_account, wechat_qr } = contacts
  const { record_number, police_record } = contacts
  return (
    <dl className="contact-lines">
      {operator && <Line name={t.operator}>{operator}</Line>}
      {support_email && (
        <Line name={t.email}>
          <a href={`mailto:${support_email}`}>{support_email}</a>
        </Line>
      )}
      {support_phone && (
        <Line name={t.phone}>
          <a href={`tel:${support_phone.replace(/[^\d+]/g, '')}`}>{support_phone}</a>
        </Line>
      )}
      {support_hours && <Line name={t.hours}>{support_hours}</Line>}
      {wechat_account && (
        <Line name={t.wechat}>
          {wechat_account}
          {wechat_qr && (
            <img
              src={wechat_qr}
              alt={t.wechatQr(wechat_account)}
              width={120}
              height={120}
              loading="lazy"
              className="mt-2 rounded-md bg-white"
            />
          )}
        </Line>
      )}
      {address && <Line name={t.address}>{address}</Line>}
      {(record_number || police_record) && (
        <Line name={t.records}>
          {record_number && <Register href={RECORD_REGISTER} text={record_number} />}
          {record_number && police_record && <br />}
          {police_record && <Register href={POLICE_REGISTER} text={police_record} />}
        </Line>
      )}
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Register({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  )
}
