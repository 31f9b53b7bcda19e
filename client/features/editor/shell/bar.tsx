/** A bar above the panes with something the user must know, and what can be done. */
export function Bar({ children }: { children: React.ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-4 py-2 [&>div]:mr-auto [&>p]:mr-auto"
    >
      {children}
    </div>
  )
}
