'use client';

import { useEffect } from 'react';
import { keepOnlyOf } from './kept-values';

/** Stands before the forms of a signed-in page: what somebody else typed in this tab is forgotten. */
export function KeptOf({ person }: { person: string }) {
  useEffect(() => keepOnlyOf(person), [person]);
  return null;
}
