'use client';

import { useEffect } from 'react';
import { forgetDesks } from './forget-desks';
import { readOwner } from './owner';

/** Forgets desks that this browser keeps for anybody but who is signed in; for everybody where `userId` is null. */
export function DesksOf({ userId }: { userId: string | null }) {
  useEffect(() => {
    const owner = readOwner();
    if (owner !== null && owner !== userId) void forgetDesks().catch(() => null);
  }, [userId]);
  return null;
}
