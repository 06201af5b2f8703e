'use client';

import { useEffect, useRef } from 'react';

/** Says once that the page is being looked at; that it could not is nobody's loss. */
export function OpenedNote({ note }: { note: () => Promise<void> }) {
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    note().catch(() => undefined);
  }, [note]);
  return null;
}
