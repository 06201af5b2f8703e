import { useCallback, useEffect, useState } from 'react';
import { type SigningScreen, screenOf } from './signing-steps';

/** Which screen of the signing is shown. The address says it, so that "back" and a reload keep to it. */
export function useSigningScreen(): [SigningScreen, (next: SigningScreen) => void] {
  const [screen, setScreen] = useState<SigningScreen>('leer');
  useEffect(() => {
    const read = () => setScreen((shown) => screenOf(window.location.hash) ?? shown);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const show = useCallback((next: SigningScreen) => {
    if (screenOf(window.location.hash) !== next) window.history.pushState(null, '', `#${next}`);
    setScreen(next);
  }, []);
  return [screen, show];
}
