/** Who carries letters, and the address they come from. `none` sends nothing. */
export type MailConfig =
  | { provider: 'none' }
  /** The `send_email` binding; in development the sandbox stands in for it. */
  | { provider: 'cloudflare'; from: string; sandboxUrl: string | undefined }
  | { provider: 'resend'; from: string; apiKey: string; baseUrl: string }
