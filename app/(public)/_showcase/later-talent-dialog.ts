import { later } from '@/app/_ui/later/later';

const load = () => import('./talent-dialog');

export const TalentDialog = later(load, { missing: 'over' });

/** Fetches it before it is opened. What fails here is fetched again by the opening, which says so. */
export const prepareTalentDialog = () => void load().catch(() => undefined);
