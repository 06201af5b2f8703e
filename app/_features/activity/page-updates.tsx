'use client';

import dynamic from 'next/dynamic';
import type { Followed } from './documents';

const LivePage = dynamic(() => import('./live-page'), { ssr: false });

/** Keeps a page as it is in the database while somebody looks at it, once it stands. */
export const PageUpdates = (followed: Followed) => <LivePage followed={followed} />;
