/** The source of a pattern without what it escapes, its classes and its groups: what is left holds for all of it. */
export function outlineOf(source: string): string {
  let left = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replaceAll(/\([^()]*\)/g, 'x')
  }
  return left
}
