import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the text of a search field in step with the address. Text typed since the last search stays, and so does the
 * focus.
 * @param q the words in the address
 * @param field the field, initially with these words
 * @returns a function to call with the words of each search
 */
export function useSearchText(q: string, field: RefObject<HTMLInputElement | null>): (asked: string) => void {
  const known = useRef(q)
  useEffect(() => {
    if (field.current?.value.trim() === known.current) field.current.value = q
    known.current = q
  }, [q, field])
  return (asked) => {
    known.current = asked
  }
}
