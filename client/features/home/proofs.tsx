import type { ReactNode } from 'react'
import { Icon, type IconName } from '#client/components/icon.tsx'
import { homeMessages } from '#client/i18n/home.ts'
import { useMessages } from '#client/i18n/messages.ts'

/** Three features, each with an illustration; `picture` is a page of a real file. */
export function Proofs({ picture }: { picture: ReactNode }) {
  const t = useMessages(homeMessages)
  return (
    <section aria-labelledby="proofs" className="wrap section">
      <h2 id="proofs" className="font-serif text-2xl md:text-3xl">
        {t.proofsTitle}
      </h2>
      <Proof mark="一" title={t.lostTitle} text={t.lostText}>
        <SaveLog />
      </Proof>
      {picture && (
        <Proof mark="二" title={t.fileTitle} text={t.fileText}>
          <SeamlessPage picture={picture} />
        </Proof>
      )}
      <Proof mark="三" title={t.cjkTitle} text={t.cjkText}>
        <Typesetting />
      </Proof>
    </section>
  )
}

function Proof({ mark, title, text, children }: { mark: string; title: string; text: string; children: ReactNode }) {
  return (
    <div className="proof">
      <div className="proof-text">
        <span aria-hidden="true" className="font-serif text-xl text-accent">
          {mark}
        </span>
        <h3 className="mt-3 font-serif text-xl md:text-2xl">{title}</h3>
        <p className="mt-3 text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}

function SaveLog() {
  const t = useMessages(homeMessages)
  const entries: { time: string; icon: IconName; text: string; trouble?: boolean }[] = [
    { time: '22:41', icon: 'check', text: t.lost1 },
    { time: '22:43', icon: 'monitor', text: t.lost2, trouble: true },
    { time: '22:50', icon: 'close', text: t.lost3, trouble: true },
    { time: '22:51', icon: 'refresh', text: t.lost4 },
    { time: '22:58', icon: 'cloud', text: t.lost5 },
  ]
  return (
    <figure aria-label={t.lostFigure} className="proof-figure slips">
      <ol className="save-log">
        {entries.map(({ time, icon, text, trouble }) => (
          <li key={time} className={trouble ? 'text-muted' : undefined}>
            <time className="text-sm text-muted tabular-nums">{time}</time>
            <span className={`save-mark ${trouble ? '' : 'bg-accent-soft text-accent-strong'}`}>
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  )
}

function SeamlessPage({ picture }: { picture: ReactNode }) {
  const t = useMessages(homeMessages)
  return (
    <figure aria-label={t.fileFigure} className="proof-figure slips seam">
      <figcaption className="seam-labels">
        <span>{t.filePreview}</span>
        <span>{t.fileFile}</span>
      </figcaption>
      <div className="seam-page">{picture}</div>
    </figure>
  )
}

function Typesetting() {
  const t = useMessages(homeMessages)
  const rows = [
    [t.cjk1, t.cjk1Text],
    [t.cjk2, t.cjk2Text],
    [t.cjk3, t.cjk3Text],
  ]
  return (
    <figure aria-label={t.cjkFigure} className="proof-figure slips typeset">
      <p aria-hidden="true" className="grid gap-3">
        <span className="character">简</span>
        <span className="character">历</span>
      </p>
      <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([name, text]) => (
          <div
            key={name}
            className="col-span-full grid grid-cols-subgrid gap-4 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0"
          >
            <dt className="min-w-20 text-sm leading-7 text-muted">{name}</dt>
            <dd lang="zh-CN" className="min-w-0 font-serif">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
