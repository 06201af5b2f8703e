import { useEffect, useRef } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
const TELLS_EVERY_MS = 20_000;

/**
 * Tells the server how long a person has the page before it and whom it opens, from its first touch on. What only fetches
 * links (scanners of mail, previews of chats) touches nothing, and is told of never.
 */
export function useVisit(url: string, opened: string | null): void {
  const seen = useRef<string[]>([]);
  useEffect(() => {
    if (opened) seen.current.push(opened);
  }, [opened]);
  useEffect(() => {
    let since: number | null = null;
    let every: ReturnType<typeof setInterval> | undefined;
    const unsign = () => {
      for (const sign of SIGNS) removeEventListener(sign, begin);
    };
    function tell() {
      if (since === null) return;
      const now = Date.now();
      const seconds = Math.min(3_600, Math.round((now - since) / 1000));
      const talentIds = [...new Set(seen.current)].slice(0, 300);
      since = document.visibilityState === 'visible' ? now : null;
      seen.current = [];
      const body = JSON.stringify({ seconds, talentIds });
      const headers = { 'Content-Type': 'application/json' };
      // Nobody waits for it, and a failure costs a mark, not the page.
      void fetch(url, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
    }
    function begin() {
      if (document.visibilityState !== 'visible') return;
      unsign();
      since = Date.now();
      every = setInterval(tell, TELLS_EVERY_MS);
      document.addEventListener('visibilitychange', follow);
      tell();
    }
    function follow() {
      if (document.visibilityState === 'visible') since ??= Date.now();
      else tell();
    }
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
    return () => {
      unsign();
      clearInterval(every);
      document.removeEventListener('visibilitychange', follow);
      tell();
    };
  }, [url]);
}
