/** How the browser of the browser tests is started. */
export function chromiumOptions(...args: string[]): { executablePath: string; args: string[] } {
  return { executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: ['--no-sandbox', ...args] }
}
