'use client';

import { useEffect } from 'react';

/** Says once that the page was opened by somebody who looks at it: what fetches links runs no scripts. */
export function SeenMark({ mark }: { mark: () => Promise<void> }) {
  useEffect(() => void mark(), [mark]);
  return null;
}
