'use client';

import dynamic from 'next/dynamic';
import type { Followed } from './documents';

const LivePage = dynamic(() => import('./live-page'), { ssr: false });

type Props = { followed: Followed; after: string };

/** Keeps a page as it is in the database while somebody looks at it, once it stands; news come from `after` on. */
export const PageUpdates = (props: Props) => <LivePage {...props} />;
