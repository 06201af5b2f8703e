'use client';

import dynamic from 'next/dynamic';

const LiveEvent = dynamic(() => import('./live-event'), { ssr: false });

/** Follows the event once the page stands. */
export const EventUpdates = ({ eventId }: { eventId: string }) => <LiveEvent eventId={eventId} />;
