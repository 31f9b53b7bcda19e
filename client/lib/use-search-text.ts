import { type RefObject, useEffect, useRef } from 'react'

/**
 * Lets the text of a search field follow the address. What has been typed since the search was asked for stays, and so
 * does the focus: the field is not replaced.
 * @param q the words in the address
 * @param field the field, which began with them
 * @returns tells which words the search was asked for
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
