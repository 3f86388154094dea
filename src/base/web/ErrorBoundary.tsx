import { Component, type ReactNode } from 'react'
import { ComponentError } from './ErrorBoundary/ComponentError.tsx'
import { isMissingChunk, reloadForMissingChunk } from './reloadForMissingChunk.ts'
import { reportError } from './reportError.ts'

interface Props {
  children: ReactNode
  /** Where the boundary stands, for the report. */
  name: string
  /** The boundary holds a whole screen: its sentence is the heading of the page. */
  isScreen?: boolean
  /** Shown instead of the sentence with another try. */
  fallback?: ReactNode
}

/** Keeps a fault of one part from taking the page with it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    if (isMissingChunk(error) && reloadForMissingChunk()) return
    reportError(error, { boundary: this.props.name })
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      this.props.fallback ?? (
        <ComponentError isHeading={this.props.isScreen ?? false} onRetry={() => this.setState({ hasFailed: false })} />
      )
    )
  }
}
