import { ErrorPage } from './error-page.tsx'

export default function ServerErrorPage() {
  return <ErrorPage error={{ status: 500, message: '' }} />
}
