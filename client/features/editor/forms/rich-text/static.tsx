import { noList, type Run, readLine, splitLines } from '#src/resume/markup.ts'

/** Static rich text, rendered line by line like the editing view. */
export function RichTextLines({ markup }: { markup: string }) {
  let edge = noList
  const lines = splitLines(markup).map((source, key) => {
    const read = readLine(source, edge)
    edge = read.edge
    return { key, block: read.block }
  })
  return lines.map(({ key, block }) => (
    <p key={key} data-kind={block?.kind ?? 'paragraph'} data-level={block?.level ?? 0}>
      {block?.runs
        .map((run, index) => ({ key: index, run }))
        .map(({ key, run }) => (
          <Styled key={key} run={run} />
        ))}
    </p>
  ))
}

function Styled({ run }: { run: Run }) {
  let content = <>{run.text}</>
  if (run.underline) content = <u>{content}</u>
  if (run.italic) content = <em>{content}</em>
  if (run.bold) content = <strong>{content}</strong>
  return run.href ? <span className="text-accent underline underline-offset-3">{content}</span> : content
}
