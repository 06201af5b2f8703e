'use client';

import { useRef, useState } from 'react';

/**
 * How many notices are unread: as the server says (`tell`), and until it says so again less what is read here. `read`
 * answers the way back for what was not done after all, which does nothing once the server has said how many there are.
 */
export function useUnread(atFirst: number) {
  const [unread, setUnread] = useState(atFirst);
  const told = useRef(0);
  const tell = (count: number) => {
    told.current += 1;
    setUnread(count);
  };
  const read = (count: number) => {
    const since = told.current;
    setUnread((now) => Math.max(0, now - count));
    return () => {
      if (told.current === since) setUnread((now) => now + count);
    };
  };
  return { unread, tell, read };
}
