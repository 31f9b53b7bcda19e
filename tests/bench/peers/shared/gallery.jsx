import { useState } from 'react'

/** The gallery of every peer: the same cards from the same data, without anything a framework could do better. */
export function Gallery({ list }) {
  return (
    <main className="wrap">
      <h1>Word</h1>
      <ul className="grid">
        {list.items.map((item) => (
          <li key={item.id}>
            <Card item={item} />
          </li>
        ))}
      </ul>
    </main>
  )
}

function Card({ item }) {
  const { id, title, preview, language, pages, downloads } = item
  return (
    <article className="card">
      <a href={`/word-jianli/${id}`}>
        <img src={preview.small} width={preview.width} height={preview.height} alt="" loading="lazy" />
        <h2>{title}</h2>
      </a>
      <p>
        <span>{language}</span> <span>{pages}</span> <span>{downloads}</span>
      </p>
      <Favourite title={title} />
    </article>
  )
}

function Favourite({ title }) {
  const [on, setOn] = useState(false)
  return (
    <button type="button" aria-pressed={on} aria-label={title} onClick={() => setOn(!on)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21s-7-4.6-9.3-9A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 9.3 6c-2.3 4.4-9.3 9-9.3 9z" />
      </svg>
    </button>
  )
}
