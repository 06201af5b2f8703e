'use client';

import { useEffect } from 'react';

type Refusable = { gm_authFailure?: (() => void) | undefined };

/** Tells when Google refuses the key, which nothing but this global function is told. */
export function useRefusedKey(onRefused: () => void): void {
  useEffect(() => {
    const globals = window as Refusable;
    globals.gm_authFailure = onRefused;
    return () => {
      if (globals.gm_authFailure === onRefused) globals.gm_authFailure = undefined;
    };
  }, [onRefused]);
}
