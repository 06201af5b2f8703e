'use client';

import { useEffect } from 'react';
import { leaveKept } from '@/app/_ui/form/kept/leave-kept';
import { loginAddress } from '@/lib/identity/rules';

const CHANNEL = 'elenco:left';

/** Tells the other tabs of this browser that their session has ended. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('left');
  channel.close();
}

/** Leads to the login as soon as another tab has logged out: nothing stays to be read. What was typed waits in this tab. */
export function LeftElsewhere() {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => leaveKept(loginAddress(window.location.pathname + window.location.search));
    return () => channel.close();
  }, []);
  return null;
}
