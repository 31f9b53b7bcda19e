declare module '@jsonresume/schema' {
  const schema: { validate: (resume: unknown, done: (errors: readonly unknown[] | null) => void) => void }
  export default schema
}
