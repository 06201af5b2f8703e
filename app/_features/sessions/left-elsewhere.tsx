'use client';

import { useEffect } from 'react';
import { leaveKept } from '@/app/_ui/form/kept/leave-kept';
import { loginAddress } from '@/lib/identity/rules';

let channel: BroadcastChannel | undefined;

/** One for the whole tab: what it says reaches the other tabs and not itself. */
const channelOfTab = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('elenco:left');
  return channel;
};

/** Tells the other tabs of this browser that their session has ended. */
export const tellOtherTabs = (): void => channelOfTab().postMessage('left');

/** Leads to the login as soon as another tab has logged out: nothing stays to be read. What was typed waits in this tab. */
export function LeftElsewhere() {
  useEffect(() => {
    const left = () => leaveKept(loginAddress(window.location.pathname + window.location.search));
    channelOfTab().addEventListener('message', left);
    return () => channelOfTab().removeEventListener('message', left);
  }, []);
  return null;
}
