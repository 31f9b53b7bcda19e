import { Component, type ReactNode } from 'react'

type Props = {
  fallback: ReactNode
  /** Called once when the content has failed. */
  onFail?: () => void
  children: ReactNode
}

/** Shows a fallback when its content fails to render. React reports the error itself. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
