'use client';

import { Component, type ReactNode } from 'react';

type Props = { onFail: () => void; children: ReactNode };

/** A map that breaks while it is drawn takes itself away, and nothing else of the page. */
export class MapBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
