'use client';

import { useEffect } from 'react';

/** Stands on a page that takes the place of a long form: without it the person would see its foot. */
export function StartAtTop() {
  useEffect(() => window.scrollTo(0, 0), []);
  return null;
}
