/** The mail provider, and the sender's address. `none` sends nothing. */
export type MailConfig =
  | { provider: 'none' }
  /** The `send_email` binding; in development the sandbox replaces it. */
  | { provider: 'cloudflare'; from: string; sandboxUrl: string | undefined }
  | { provider: 'resend'; from: string; apiKey: string; baseUrl: string }
