'use client';

import { later } from '@/app/_ui/later/later';
import type { Followed } from './operations';

const LivePage = later(() => import('./live-page'), { missing: 'nowhere' });

type Props = { followed: Followed; after: string };

/** Keeps a page as it is in the database while somebody looks at it, once it stands; news come from `after` on. */
export const PageUpdates = (props: Props) => <LivePage {...props} />;
