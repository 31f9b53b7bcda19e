import { parseMarkup, type Run } from '#src/resume/markup.ts'

/** Rich text as it looks while nobody edits it, line for line as the editing view draws it. */
export function RichTextLines({ markup }: { markup: string }) {
  const lines = markup.split(/\r\n|\r|\n/).map((source, index) => ({ key: index, block: parseMarkup(source)[0] }))
  return lines.map(({ key, block }) => (
    <p key={key} data-kind={block?.kind ?? 'paragraph'}>
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
